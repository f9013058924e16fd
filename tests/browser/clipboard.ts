/** Makes the browser refuse to write to the clipboard. */
export function refuseClipboard() {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
}

/** Browsers in which a page cannot write to the clipboard. */
export const NO_CLIPBOARDS: readonly [what: string, script: () => void][] = [
  ['where the browser refuses', refuseClipboard],
  [
    'without a clipboard',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  ],
]
