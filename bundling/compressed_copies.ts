import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A Vite plugin that writes compressed copies of text assets, once and at the highest level. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg)$/.test(file.fileName)) continue
        const content = file.type === 'chunk' ? file.code : file.source
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content))
        writeFileSync(join(dir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
