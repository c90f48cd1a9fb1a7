import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const smallestBytes = 1024
const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * Writes `.br` and `.gz` versions of every script and style in `assets/`, for servers that serve precompressed
 * files. Uses the written files, because other plugins still change a bundle while it is generated. HTML pages
 * are excluded: they are small, and servers determine their type by the file extension.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.+\.(js|css)$/.test(name))
      await Promise.all(names.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  const [br, gz] = await Promise.all([compressBrotli(content), compressGzip(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
