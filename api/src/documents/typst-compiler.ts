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

/** The compiler and its fonts are loaded with the first document, not with the process. */
let loading: Promise<NodeCompiler> | undefined

async function load(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const fontPaths = findFonts().map((url) => dirname(fileURLToPath(url)))
  return NodeCompiler.create({ workspace: fontPaths[0] ?? '.', fontArgs: [{ fontPaths }] })
}

/** What sets documents for print, with the fonts of the product. */
export const typstCompiler = (): Promise<NodeCompiler> => (loading ??= load())
