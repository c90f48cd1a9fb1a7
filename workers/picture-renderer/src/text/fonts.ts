import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readAdvances, type Advances } from './read-advances.ts'

export type Weight = 400 | 600

const require = createRequire(import.meta.url)

const latin: Record<Weight, string> = {
  400: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  600: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}
const arabic: Record<Weight, string> = {
  400: require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  600: require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
}

export const defaultFamily = 'Inter'
const arabicFamily = 'IBM Plex Sans Arabic'

/** Families in the order in which glyphs are looked up. A fallback ignores the weight, so the main script comes first. */
export const familiesFor = (isArabic: boolean): string =>
  (isArabic ? [arabicFamily, defaultFamily] : [defaultFamily, arabicFamily]).join(', ')

/** The files of the fonts for text in pictures. */
export const fontFiles = (): string[] => [latin, arabic].flatMap((files) => [files[400], files[600]])

const loaded = new Map<string, Advances>()

function load(file: string): Advances {
  const advances = loaded.get(file) ?? readAdvances(readFileSync(file))
  loaded.set(file, advances)
  return advances
}

/** The advances of the fonts of one weight, in the order of `familiesFor`. */
export const advancesOf = (weight: Weight, isArabic: boolean): readonly Advances[] =>
  (isArabic ? [arabic, latin] : [latin, arabic]).map((files) => load(files[weight]))
