import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const pdftotext = '/usr/bin/pdftotext'
const pdfimages = '/usr/bin/pdfimages'
const office = '/usr/bin/soffice'

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
export const hasPdfText = await exists(pdftotext)
export const hasPdfImages = await exists(pdfimages)
export const hasOffice = hasPdfText && (await exists(office))

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Marks of direction, and the two forms in which a letter can be stored. */
const plain = (text: string) =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').normalize('NFKC')

/** Of Arabic letters with vowel signs, pdftotext repeats some; and it moves code with two gaps to another column. */
export const isExtractable = (text: string): boolean => !/[\u064b-\u0652]| {2}/.test(text)

/** The text of each page of a PDF, in reading order. */
export const pdfPages = (bytes: Uint8Array): Promise<string[]> =>
  inFolder(async (folder) => {
    const file = join(folder, 'file.pdf')
    await writeFile(file, bytes)
    const { stdout } = await run(pdftotext, [file, '-'], { maxBuffer: 16 * 1024 * 1024 })
    return plain(stdout).split('\f').slice(0, -1)
  })

/** The pictures, each as often as it is shown, with their sizes in pixels. */
export const pdfImages = (bytes: Uint8Array): Promise<{ page: number; width: number; height: number }[]> =>
  inFolder(async (folder) => {
    const file = join(folder, 'file.pdf')
    await writeFile(file, bytes)
    const [, , ...rows] = (await run(pdfimages, ['-list', file])).stdout.trim().split('\n')
    return rows.map((row) => {
      const [page = 0, , , width = 0, height = 0] = row.trim().split(/ +/).map(Number)
      return { page, width, height }
    })
  })

/** What LibreOffice makes of DOCX files, as PDF. It starts once for all, because its start takes longer than its work. */
export const convertedByOffice = (files: readonly Uint8Array[]): Promise<Buffer[]> =>
  inFolder(async (folder) => {
    const pathOf = (index: number, ending: string) => join(folder, `file-${index}.${ending}`)
    const documents = files.map((_, index) => pathOf(index, 'docx'))
    await Promise.all(files.map((bytes, index) => writeFile(pathOf(index, 'docx'), bytes)))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run(office, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...documents])
    return Promise.all(files.map((_, index) => readFile(pathOf(index, 'pdf'))))
  })
