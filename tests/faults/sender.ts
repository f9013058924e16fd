import { REQUEST } from '#tests/fixtures/forms/contact_request'

/** Sends contact requests, and keeps which of them were acknowledged. */
export class Sender {
  readonly acknowledged: string[] = []
  /** The longest time that an answer took, in ms. */
  longest = 0
  #number = 0

  /** @param name what its requests are called, beside their number */
  constructor(
    private readonly url: string,
    private readonly name = 'Request'
  ) {}

  /** Sends one request; gives the status of the answer, or nothing if nobody answered. */
  async send(): Promise<number | undefined> {
    const message = `${this.name} ${++this.#number}`
    const body = new FormData()
    for (const [field, value] of Object.entries({ ...REQUEST, message })) body.set(field, value)
    body.set('request_key', message)
    const begin = performance.now()
    const answer = await fetch(`${this.url}/contact/submit`, { method: 'POST', body }).catch(
      () => undefined
    )
    if (!answer) return undefined
    this.longest = Math.max(this.longest, performance.now() - begin)
    if (answer.ok) this.acknowledged.push(message)
    return answer.status
  }

  /** Sends some requests, in several lanes; gives the statuses of the answers. */
  async sendMany(count: number, lanes = 8): Promise<(number | undefined)[]> {
    const statuses: (number | undefined)[] = []
    let left = count
    const lane = async () => {
      while (left-- > 0) statuses.push(await this.send())
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return statuses
  }

  /** Sends one request after another, in several lanes, until nobody answers. */
  async sendUntilItDies(lanes = 8): Promise<void> {
    const lane = async () => {
      while ((await this.send()) !== undefined);
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
}
