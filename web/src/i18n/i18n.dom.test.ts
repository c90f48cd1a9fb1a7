import i18next from 'i18next'
import { expect, it } from 'vitest'
import { changeLanguage, loadAreas, startI18n } from './i18n.ts'

const files = import.meta.glob<object>('./{en,fr,ar}/*.json', { import: 'default', eager: true })

it.each(['en', 'fr', 'ar'] as const)('the texts of every area are loaded in %s', async (language) => {
  await startI18n()
  await changeLanguage(language)
  for (const [path, texts] of Object.entries(files)) {
    const [, folder, area = ''] = /^\.\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    if (folder !== language) continue
    await loadAreas(area)
    expect(i18next.getResourceBundle(language, area), area).toEqual(texts)
  }
})
