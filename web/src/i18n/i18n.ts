import type { Language } from '@classeur/contracts'
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { whenIdle } from '../config/when-idle.ts'
import { formatDate, formatDateTime, formatNumber, formatTime } from './format.ts'
import { withChosenDigits } from './text-digits.ts'
import { directionOf, firstLanguage, isLanguage, rememberLanguage } from './languages.ts'

const files = import.meta.glob<ResourceKey>(
  [
    './{en,fr,ar}/*.json',
    '!./*/{shell,credits,generations}.json',
    '!./*/{home,classes,teaching}.json',
    '!./*/{mark-sheet,mark-grid,mark-panels,mark-files}.json',
  ],
  { import: 'default' },
)

/** Several areas that pages need together are in one file, because each file delays a page on a slow connection. */
const together = import.meta.glob<Record<string, ResourceKey>>('./{en,fr,ar}/*-words.ts')
const togetherWith = new Map(
  Object.entries({
    shell: ['shell', 'credits', 'generations'],
    home: ['home', 'classes', 'teaching'],
    sheet: ['mark-sheet', 'mark-grid', 'mark-panels', 'mark-files'],
  }).flatMap(([name, areas]) => areas.map((area) => [area, name])),
)

async function textsOf(language: string, area: string): Promise<ResourceKey> {
  const name = togetherWith.get(area)
  const texts = name
    ? (await together[`./${language}/${name}-words.ts`]?.())?.[area]
    : await files[`./${language}/${area}.json`]?.()
  if (!texts) throw new Error(`no texts for ${area} in ${language}`)
  return texts
}

/** A screen downloads only the texts it needs. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => {
    textsOf(language, area).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    )
  },
}

let markStarted = (): void => undefined
const started = new Promise<void>((resolve) => (markStarted = resolve))

const errorTextsAgainMs = 5000

/**
 * Loads the texts of errors in the present language; tries again after a failure. i18next doesn't load them: before it
 * shows the texts of any area, it waits for all of its areas, so these would delay every screen.
 */
async function loadErrorTexts(): Promise<void> {
  const { language } = i18next
  if (i18next.hasResourceBundle(language, 'errors')) return
  try {
    i18next.addResourceBundle(language, 'errors', await textsOf(language, 'errors'))
  } catch {
    setTimeout(() => void loadErrorTexts(), errorTextsAgainMs)
  }
}

/** Starts i18next in the chosen language with the texts that every screen needs. Those of errors follow. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  const { formatter, interpolator } = i18next.services
  formatter?.add('number', (value: number) => formatNumber(value))
  formatter?.add('date', (value: string) => formatDate(value))
  formatter?.add('time', (value: string) => formatTime(value))
  formatter?.add('datetime', (value: string) => formatDateTime(value))
  const interpolate = interpolator.interpolate.bind(interpolator)
  interpolator.interpolate = (text, values, language, options) =>
    interpolate(withChosenDigits(text, language), values, language, options)
  reflectLanguage()
  i18next.on('languageChanged', reflectLanguage)
  i18next.on('languageChanged', () => void loadErrorTexts())
  markStarted()
  void whenIdle().then(loadErrorTexts)
}

/** Loads the texts of these areas before a screen is shown, so that the screen doesn't flicker. */
export async function loadAreas(...areas: string[]): Promise<void> {
  // Start the downloads without waiting for i18next, which then finds them finished.
  for (const area of areas) void textsOf(firstLanguage(), area).catch(() => undefined)
  await started
  await i18next.loadNamespaces(areas)
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en')

/** Changes the language at once and stores the choice in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  if (language !== i18next.language) await i18next.changeLanguage(language)
}

function reflectLanguage(): void {
  document.documentElement.lang = i18next.language
  document.documentElement.dir = directionOf(currentLanguage())
}
