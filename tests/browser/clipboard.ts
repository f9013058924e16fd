/** Browsers that put nothing on the clipboard, as a page meets them. */
export const NO_CLIPBOARDS: readonly [what: string, script: () => void][] = [
  [
    'where the browser refuses',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    },
  ],
  [
    'without a clipboard',
    () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  ],
]
