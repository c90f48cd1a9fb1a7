import type { Language } from '@classeur/contracts'
import { escapeMarkup } from '@classeur/domain/text'
import type { Mail } from './send-mail.ts'

/** The texts of an email with one link. */
export interface LinkMailWords {
  subject: string
  greeting: string
  body: string
  button: string
  /** Explains how long the link works, and what happens if it isn't used. */
  note: string
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1c5fb8;color:#ffffff;text-decoration:none'

/**
 * Composes an email with one link, as text and as HTML (right to left in Arabic). Escapes the texts, because
 * they may contain user input.
 */
export function composeLinkMail(language: Language, texts: LinkMailWords, link: string): Omit<Mail, 'to'> {
  const { subject, greeting, body, button, note } = texts
  const href = escapeMarkup(link)
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<body style="font:16px/1.5 sans-serif;max-width:36rem;margin:0 auto;padding:24px">
<h1 style="font-size:22px">${escapeMarkup(greeting)}</h1>
<p>${escapeMarkup(body)}</p>
<p><a href="${href}" style="${buttonStyle}">${escapeMarkup(button)}</a></p>
<p style="font-size:13px"><a href="${href}" dir="ltr">${href}</a></p>
<p style="font-size:13px">${escapeMarkup(note)}</p>
</body>
</html>
`
  return { subject, text: `${greeting}\n\n${body}\n\n${link}\n\n${note}\n`, html, link }
}
