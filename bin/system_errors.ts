import type { Kernel } from '@adonisjs/core/ace'

/** What a refusal of the operating system tells, beside its message. */
type SystemError = Error & { code?: string; syscall?: string; address?: string; port?: number }

/** What the file system refuses for reasons that the operator can act on. */
const FILE_CODES = /^(EACCES|EEXIST|EISDIR|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/

/** The calls by which a server begins to listen. */
const LISTENING = /^(listen|bind|getaddrinfo)$/

/** Returns why the server cannot listen, as a sentence that says what to change. */
export function listenRefusal(error: SystemError): string | undefined {
  if (error.code === 'EADDRINUSE') {
    return `Another program already uses port ${error.port} of ${error.address}: end it, or choose another port with PORT.`
  }
  if (!LISTENING.test(error.syscall ?? '')) return undefined
  return `The site cannot be served (${error.message}): change HOST or PORT.`
}

/** Returns what the file system refuses, as a sentence. */
export function fileRefusal({ code = '', syscall, message }: SystemError): string | undefined {
  if (!syscall || LISTENING.test(syscall) || !FILE_CODES.test(code)) return undefined
  return `The file system refuses it (${message}): check the path, its permissions and the free space.`
}

/** Has commands say so without a stack. */
export function explainFileErrors({ errorHandler, ui }: Kernel) {
  const render = errorHandler.render.bind(errorHandler)
  errorHandler.render = async (error, kernel) => {
    const refusal = error instanceof Error ? fileRefusal(error) : undefined
    if (refusal) ui.logger.error(refusal)
    else await render(error, kernel)
  }
}
