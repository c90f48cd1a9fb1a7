import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportData, type ReportInput, type ReportRoom } from './report-data.ts'
import { reportTemplate } from './report-template.ts'

const findFonts = (): string[] => [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
]

/** From roomy to tight: the first that fits on one page is taken. */
const rooms: ReportRoom[] = [
  { results: 14, skills: 8, errors: 8, comments: 6, commentLength: 240, titleLength: 70 },
  { results: 12, skills: 6, errors: 6, comments: 4, commentLength: 160, titleLength: 70 },
  { results: 10, skills: 5, errors: 5, comments: 3, commentLength: 120, titleLength: 60 },
  { results: 8, skills: 4, errors: 4, comments: 2, commentLength: 90, titleLength: 45 },
  { results: 4, skills: 2, errors: 2, comments: 0, commentLength: 0, titleLength: 28 },
]

/** The compiler and its fonts are loaded with the first report, not with the process. */
let loading: Promise<NodeCompiler> | undefined

async function load(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontPaths = findFonts().map((url) => dirname(fileURLToPath(url)))
  return NodeCompiler.create({ workspace: fontPaths[0] ?? '.', fontArgs: [{ fontPaths }] })
}

/** One A4 page about a student as PDF. Takes a few milliseconds; what does not fit is left out and said so. */
export async function renderReport(input: ReportInput): Promise<Buffer> {
  loading ??= load()
  const compiler = await loading
  for (const room of rooms) {
    const data = JSON.stringify(reportData(input, room))
    const compiled = compiler.compile({ mainFileContent: reportTemplate, inputs: { data } })
    const { result } = compiled
    if (!result) {
      throw new Error('a report did not compile', { cause: compiled.takeDiagnostics()?.shortDiagnostics })
    }
    if (result.numOfPages > 1 && room !== rooms.at(-1)) continue
    const pdf = compiler.pdf(result)
    // Memoised parts of other reports: the next one shares fonts and template, and nothing else.
    compiler.evictCache(10)
    return pdf
  }
  throw new Error('a report has room for nothing')
}
