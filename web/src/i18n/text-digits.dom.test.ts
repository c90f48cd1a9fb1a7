import i18next from 'i18next'
import { beforeEach, expect, it } from 'vitest'
import { changeDigits } from './format.ts'
import { changeLanguage, loadAreas, startI18n } from './i18n.ts'
import { withChosenDigits } from './text-digits.ts'

beforeEach(() => changeDigits('latin'))

it('a number written in an Arabic text follows the chosen digits, like the values put into it', async () => {
  await startI18n()
  await changeLanguage('ar')
  await loadAreas('home')
  const step = () => i18next.t('home:first.step', { number: 1 })
  expect(step()).toBe('الخطوة 1 من 3')
  changeDigits('arabic')
  expect(step()).toBe('الخطوة ١ من ٣')
})

it('decimals and percentages get the signs of Arabic numbers', () => {
  changeDigits('arabic')
  expect(withChosenDigits('أقل من 27% أو 0.25، عند 02:00', 'ar')).toBe('أقل من ٢٧٪ أو ٠٫٢٥، عند ٠٢:٠٠')
})

it('values, tags, formulas, codes and isolated texts keep their digits', () => {
  changeDigits('arabic')
  for (const text of ['{{v2}}', '<b1>', '$\\frac{1}{2}$', 'A4', 'D27', 'N3.2', '\u2066CC BY 4.0\u2069'])
    expect(withChosenDigits(text, 'ar')).toBe(text)
  expect(withChosenDigits('30 days', 'en')).toBe('30 days')
})
