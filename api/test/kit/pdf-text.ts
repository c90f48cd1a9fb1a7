import { execFile } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const pdftotext = '/usr/bin/pdftotext'
const run = promisify(execFile)

/** Tests that read PDFs need pdftotext. */
export const hasPdfText = await access(pdftotext).then(
  () => true,
  () => false,
)

const pdfimages = '/usr/bin/pdfimages'

/** Tests that look for pictures in PDFs need pdfimages. */
export const hasPdfImages = await access(pdfimages).then(
  () => true,
  () => false,
)

async function inFile<T>(bytes: Uint8Array, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'))
  try {
    const path = join(folder, 'file.pdf')
    await writeFile(path, bytes)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The pictures, each as often as it is shown, with their sizes in pixels. */
export const pdfImages = (bytes: Uint8Array): Promise<{ page: number; width: number; height: number }[]> =>
  inFile(bytes, async (path) => {
    const [, , ...rows] = (await run(pdfimages, ['-list', path])).stdout.trim().split('\n')
    return rows.map((row) => {
      const [page = 0, , , width = 0, height = 0] = row.trim().split(/ +/).map(Number)
      return { page, width, height }
    })
  })

/** The text of each page. */
export const pdfPages = (bytes: Uint8Array): Promise<string[]> =>
  inFile(bytes, async (path) => (await run(pdftotext, [path, '-'])).stdout.split('\f').slice(0, -1))
