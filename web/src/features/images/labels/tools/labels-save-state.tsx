import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import type { SaveState as State } from '../model/use-labels.ts'

const tones = {
  saved: 'board',
  saving: 'plain',
  waiting: 'sun',
  'signed-out': 'sun',
  refused: 'pen',
  conflict: 'sun',
} as const

/** Says whether the labels are saved. */
export function LabelsSaveState({ state }: { state: State }) {
  const { t } = useTranslation('picture-labels')
  const tone = tones[state]
  const text = t(`state.${state === 'signed-out' ? 'refused' : state}`)
  return (
    <span role="status" data-state={state}>
      {tone === 'plain' ? <Tag>{text}</Tag> : <Tag tone={tone}>{text}</Tag>}
    </span>
  )
}
