import { parse } from 'content-disposition'
import { describe, expect, it } from 'vitest'
import { attachment } from './attachment.ts'

const nameIn = (header: string) => parse(header).parameters.filename

describe('the downloaded file', () => {
  it.each([
    ['Notes 6A', 'Notes 6A.pdf'],
    ['Contrôle « fractions »', 'Contrôle « fractions ».pdf'],
    ['القسم ٦', 'القسم ٦.pdf'],
    ['6A/6B: "a*b"?', '6A-6B- -a-b-.pdf'],
    ['a\u202eb\ud800c', 'a-b-c.pdf'],
    ["l'été (1)", "l'été (1).pdf"],
    ['line\r\nSet-Cookie: a=b', 'line-Set-Cookie- a=b.pdf'],
  ])('of %j is named %j', (name, expected) =>
    expect(nameIn(attachment(name, 'pdf', 'report'))).toBe(expected),
  )

  it('has an ASCII name for clients that support no other', () => {
    expect(attachment('القسم ٦', 'pdf', 'report')).toContain('filename=report.pdf;')
  })
})
