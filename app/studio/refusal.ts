/** Thrown if a request cannot be done; the message says why in a sentence. */
export class StudioRefusal extends Error {
  /**
   * @param status the status code of the response
   * @param details what the response says besides
   */
  constructor(
    readonly status: number,
    message: string,
    readonly details: object = {}
  ) {
    super(message)
  }
}
