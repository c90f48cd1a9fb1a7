import type { Language } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { ContentLanguage } from '../../../components/content/content-language.ts'
import { PlanLanguage } from '../model/plan-language.ts'

/** The language of a plan, for its headings, labels and formulas. */
export const PlanLanguages = ({ language, children }: { language: Language; children: ReactNode }) => (
  <PlanLanguage value={language}>
    <ContentLanguage value={language}>{children}</ContentLanguage>
  </PlanLanguage>
)
