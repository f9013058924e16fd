import { REQUEST } from '#tests/fixtures/forms/contact_request'

/** Sends contact requests, and records which of them were acknowledged. */
export class Sender {
  readonly acknowledged: string[] = []
  /** The maximum response time, in ms. */
  longest = 0
  #number = 0

  /** @param name the prefix of its requests, before their number */
  constructor(
    private readonly url: string,
    private readonly name = 'Request'
  ) {}

  /** Sends one request. Returns the status of the response; undefined without one. */
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

  /** Sends several requests concurrently. Returns the statuses of the responses. */
  async sendMany(count: number, lanes = 8): Promise<(number | undefined)[]> {
    const statuses: (number | undefined)[] = []
    let left = count
    const lane = async () => {
      while (left-- > 0) statuses.push(await this.send())
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return statuses
  }

  /** Sends requests, several at a time, until the server no longer responds. */
  async sendUntilItDies(lanes = 8): Promise<void> {
    const lane = async () => {
      while ((await this.send()) !== undefined);
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }
}
