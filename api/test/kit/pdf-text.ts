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

/** The text of each page. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'))
  try {
    await writeFile(join(folder, 'file.pdf'), bytes)
    return (await run(pdftotext, [join(folder, 'file.pdf'), '-'])).stdout.split('\f').slice(0, -1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
