/** Has the page's browser put nothing on the clipboard. */
export function refuseClipboard() {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
}

/** Browsers that put nothing on the clipboard, as a page meets them. */
export const NO_CLIPBOARDS: readonly [what: string, script: () => void][] = [
  ['where the browser refuses', refuseClipboard],
  [
    'without a clipboard',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  ],
]
