import { Language } from '@classeur/contracts'
import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import type { MailKind } from './mail-words.ts'

const link = 'https://classeur.test/verifyEmail#token=abc'
const kinds: MailKind[] = ['verification', 'already-registered', 'password-reset']

test.each(Language.options.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
  'the %s mail "%s" has a subject, the link as text and as HTML, and no foreign source',
  (language, kind) => {
    const mail = composeMail(kind, language, link)
    expect(mail.subject).not.toBe('')
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.html.replaceAll('https://classeur.test/', '')).not.toMatch(/https?:|<img|<script/)
  },
)

test('Arabic mail is written right to left', () => {
  expect(composeMail('verification', 'ar', link).html).toContain('<html lang="ar" dir="rtl">')
  expect(composeMail('verification', 'fr', link).html).toContain('<html lang="fr" dir="ltr">')
})
