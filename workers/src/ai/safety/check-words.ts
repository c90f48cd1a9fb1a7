import type { SafetyCategory } from './safety-check.ts'
import { compileWordList } from './word-rule.ts'
import { arabicWords } from './words-ar.ts'
import { englishWords } from './words-en.ts'
import { frenchWords } from './words-fr.ts'

const checks = {
  en: compileWordList(englishWords),
  fr: compileWordList(frenchWords),
  ar: compileWordList(arabicWords),
}

/** The local check. All three lists are asked, the lesson's language first: people mix languages. */
export function checkWords(text: string, language: keyof typeof checks): SafetyCategory | null {
  const others = Object.values(checks).filter((check) => check !== checks[language])
  return (
    [checks[language], ...others].map((check) => check(text)).find((category) => category !== null) ?? null
  )
}
