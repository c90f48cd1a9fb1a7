import { expect, it } from 'vitest'

const areas = ['mark-grid', 'mark-panels', 'mark-pile', 'mark-history', 'mark-files', 'mark-sheet']
const files = import.meta.glob<string>('../../../i18n/{en,fr,ar}/mark-*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const wordsOf = (language: string, area: string): string => {
  const words = files[`../../../i18n/${language}/${area}.json`]
  if (words === undefined) throw new Error(`No words of ${area} in ${language}`)
  return words
}

/** Words that stand elsewhere for the same thing: the cell, the sheet, the maximum, the exam, the plan, the release. */
const others = {
  fr: /\bcases?\b|\bexamens?\b|\boffre\b|la remise/i,
  ar: /خانة|الخانات|ورقة الدرجات|الحد الأقصى|حد أقصى|الخطة|غير لائق/,
}

it.each(Object.entries(others))(
  'has one word for one thing in every part of the sheet: %s',
  (language, other) => {
    const found = areas.flatMap((area) =>
      wordsOf(language, area)
        .split('\n')
        .filter((line) => other.test(line))
        .map((line) => `${area}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  },
)

it.each(['en', 'fr', 'ar'])('writes every count in the digits of the person: %s', (language) => {
  const bare = areas.filter((area) => /\{\{count\}\}/.test(wordsOf(language, area)))
  expect(bare).toEqual([])
})
