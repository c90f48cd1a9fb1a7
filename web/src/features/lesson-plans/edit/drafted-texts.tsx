import { createContext, type ReactNode } from 'react'
import { useDraftedSubjects } from '../../../drafts/use-drafted-subjects.ts'

/** The subjects of the typed texts that aren't saved yet. */
export const DraftedTexts = createContext<ReadonlySet<string>>(new Set())

/** Looks up once for the whole page which texts have a draft. */
export const ProvideDraftedTexts = ({ children }: { children: ReactNode }) => (
  <DraftedTexts value={useDraftedSubjects('lesson-text')}>{children}</DraftedTexts>
)
