import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { dirname, join } from 'node:path'
import { fontFiles } from './font-files.ts'

const fontFolders = (): string[] => fontFiles().map((file) => dirname(file))
/** Templates can read files of this folder; it contains nothing but a font. */
const workspace = (): string => fontFolders()[0] ?? '.'

/** The compiler and its fonts are loaded for the first document, not at startup. */
let loading: Promise<NodeCompiler> | undefined

async function load(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  return NodeCompiler.create({ workspace: workspace(), fontArgs: [{ fontPaths: fontFolders() }] })
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
 * @param files pictures that the template reads, by name
 * @param data reaches the template as JSON in `sys.inputs.data`, so that user input is set as text, never read as markup
 */
export async function typeset(
  template: string,
  data: object,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<TypesetDocument> {
  const compiler = await (loading ??= load())
  for (const [name, bytes] of files) compiler.mapShadow(join(workspace(), name), Buffer.from(bytes))
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
  compiler.resetShadow()
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
