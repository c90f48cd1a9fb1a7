import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const findFonts = (): string[] => [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
]

/** The compiler and its fonts are loaded for the first document, not at startup. */
let loading: Promise<NodeCompiler> | undefined

async function load(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontPaths = findFonts().map((url) => dirname(fileURLToPath(url)))
  return NodeCompiler.create({ workspace: fontPaths[0] ?? '.', fontArgs: [{ fontPaths }] })
}

/** How many older documents stay in the compiler's cache; documents share little except fonts and templates. */
const keptDocuments = 10

interface TypesetDocument {
  pages: number
  /** @param pdfTags whether to include the structure that screen readers use, which makes a file ten times as large */
  pdf(options?: { pdfTags: boolean }): Buffer
}

/**
 * Sets a document for print, with the fonts of the product.
 * @param data reaches the template as JSON in `sys.inputs.data`, so that user input is set as text, never read as markup
 */
export async function typeset(template: string, data: object): Promise<TypesetDocument> {
  const compiler = await (loading ??= load())
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
  const { result } = compiled
  if (!result) {
    throw new Error('a document did not compile', { cause: compiled.takeDiagnostics()?.shortDiagnostics })
  }
  return {
    pages: result.numOfPages,
    pdf(options) {
      const pdf = compiler.pdf(result, options)
      compiler.evictCache(keptDocuments)
      return pdf
    },
  }
}
