import {
  readPublicationNote,
  type AutomaticReason,
  type ImageReportReason,
  type TypicalReason,
} from '@classeur/contracts'

/** The typical reasons on the operators' page. The creator reads them in their own language. */
export const typicalReasonTexts: Record<TypicalReason, string> = {
  incorrect: 'The content is wrong',
  unsuitable: 'Unsuitable for school',
  'names-person': 'Names or shows a real person',
  'looks-copied': 'Looks copied from elsewhere',
  unclear: 'Too unclear to use',
  description: 'The description doesn’t fit',
  reported: 'Several people reported it',
}

const automaticTexts: Record<AutomaticReason, string> = {
  'names-students': 'A change added a student’s name',
  'without-description': 'The description was removed',
}

const reportTexts: Record<ImageReportReason, string> = {
  wrong: 'The content is wrong',
  unsuitable: 'Unsuitable for school',
  personal: 'Names or shows a real person',
  copied: 'Copied from elsewhere',
  other: 'Another reason',
}
export const reportText = (reason: ImageReportReason): string => reportTexts[reason]

/** A stored reason, in the words of this page. */
export function noteText(note: string): string {
  const { typical, words } = readPublicationNote(note)
  return [typical && { ...typicalReasonTexts, ...automaticTexts }[typical], words].filter(Boolean).join(': ')
}
