import { fileURLToPath } from 'node:url'

const fonts = () => [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  import.meta
    .resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
]

/** The files of the product's fonts: Inter and IBM Plex Sans Arabic, regular, semibold and italic. */
export const fontFiles = (): string[] => fonts().map((url) => fileURLToPath(url))

/** The files of the two fonts of labels on pictures, semibold. */
export const labelFontFiles = (): string[] => fontFiles().filter((file) => file.includes('600SemiBold'))
