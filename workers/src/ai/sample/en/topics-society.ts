import type { LanguagePack } from '../language-pack.ts'
import { englishHistoryTopics } from './topics-history.ts'
import { englishLanguageTopics } from './topics-language.ts'

type Topics = Pick<
  LanguagePack['topics'],
  keyof typeof englishHistoryTopics | keyof typeof englishLanguageTopics
>

export const englishSocietyTopics: Topics = { ...englishHistoryTopics, ...englishLanguageTopics }
