import { createListeners } from '~/ui/createListeners'

/**
 * How long a success counts as recent (specification §9 "Recently-successful flag"), in
 * milliseconds.
 */
const RECENT = 2000

/** The state of a form's submission (specification §4 "Generic form helper"). */
export type SubmissionState<Field extends string> = {
  processing: boolean
  /** The server's errors by field name. */
  errors: Partial<Record<Field, string>>
  /** The error message of a failed submission. */
  message?: string
  success: boolean
  recentlySuccessful: boolean
  /** The body of a successful response. */
  answer?: unknown
}

/** A failed submission: a message for the visitor, and errors by field. */
export class SubmissionError extends Error {
  constructor(
    message: string,
    readonly errors: Record<string, string> = {}
  ) {
    super(message)
  }
}

/** The state after a submission without JavaScript. */
export type InitialState<Field extends string> = Partial<
  Pick<SubmissionState<Field>, 'errors' | 'message'>
>

const IDLE = { processing: false, errors: {}, success: false, recentlySuccessful: false }

/**
 * Submits a form and publishes its state to subscribers. A new submission clears the errors of the
 * last; while one is in progress, others are ignored.
 */
export class Submission<Body, Field extends string = string> {
  #state: SubmissionState<Field>
  #send: (body: Body) => Promise<unknown>
  #listeners = createListeners()
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param send resolves with the server's response; rejects with a SubmissionError if it was
   *   refused
   */
  constructor(send: (body: Body) => Promise<unknown>, initial: InitialState<Field> = {}) {
    this.#send = send
    this.#state = { ...IDLE, ...initial }
  }

  subscribe = this.#listeners.subscribe

  getState = () => this.#state

  /** Submits the form; resolves with whether that succeeded. */
  submit = async (body: Body): Promise<boolean> => {
    if (this.#state.processing) return false
    this.#setState({ ...IDLE, processing: true })
    const attempt = this.#attempt
    const result = await this.#send(body).then(
      (answer): SubmissionState<Field> => ({
        ...IDLE,
        success: true,
        recentlySuccessful: true,
        answer,
      }),
      (error: Error): SubmissionState<Field> => ({
        ...IDLE,
        errors: (error instanceof SubmissionError
          ? error.errors
          : {}) as SubmissionState<Field>['errors'],
        message: error.message,
      })
    )
    if (attempt !== this.#attempt) return result.success
    this.#setState(result)
    if (result.success) {
      this.#timer = setTimeout(
        () => this.#setState({ ...result, recentlySuccessful: false }),
        RECENT
      )
    }
    return result.success
  }

  clearError = (field: Field) => {
    if (!(field in this.#state.errors)) return
    const { [field]: _, ...errors } = this.#state.errors
    this.#setState({ ...this.#state, errors: errors as SubmissionState<Field>['errors'] })
  }

  /** Resets the state; the response of a pending submission is ignored. */
  reset = () => this.#setState(IDLE)

  #setState(state: SubmissionState<Field>) {
    clearTimeout(this.#timer)
    this.#attempt++
    this.#state = state
    this.#listeners.notify()
  }
}
