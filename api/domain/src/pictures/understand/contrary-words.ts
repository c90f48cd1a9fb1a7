import type { Language } from '../../text/language.ts'

/**
 * Words, in folded letters, for states, hair and times of things and people; the renderer draws everything whole,
 * awake, well and of today, and gives people any hair.
 */
const states: Record<Language, RegExp> = {
  en: /^(?:broken|dead|dying|empty|closed|shut|bald|sick|ill|asleep|hungry|tired|lonely|bored|crying|upside|burning|melted|rotten|hair|haired|roman|greek|egyptian|medieval|viking)$/,
  fr: /^(?:casse|mort|vide|ferme|chauve|malade|endormi|fatigue|affame|seul|brule|fondu|pourri|fane|romain|grec|grecque|egyptien|egyptienne|medieval|cheveu|cheveux)e?s?$/,
  ar: /^(?:مكسور|ميت|فارغ|مغلق|اصلع|صلعاء|مريض|نايم|نائم|متعب|جايع|جائع|وحيد|ذابل|محترق|شعر|روماني|يوناني|مصري)ه?$/,
}

/** Whether a word says that a thing differs from what the renderer draws: "a broken window". */
export const isContraryState = (word: string, language: Language): boolean => states[language].test(word)
