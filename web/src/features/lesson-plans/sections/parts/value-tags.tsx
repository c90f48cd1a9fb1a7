import { useContext } from 'react'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { PartsForEditing, type AmountProps, type ChoiceProps } from './section-parts.ts'

/** A number with its unit as a tag. */
export function Amount(props: AmountProps) {
  const parts = useContext(PartsForEditing)
  if (parts) return <parts.Amount {...props} />
  return props.value === null ? null : <Tag>{props.show(props.value)}</Tag>
}

/** A chosen option as a tag. */
export function Choice(props: ChoiceProps) {
  const parts = useContext(PartsForEditing)
  if (parts) return <parts.Choice {...props} />
  const chosen = props.options.find(({ value }) => value === props.value)
  return chosen && chosen.value !== '' ? <Tag tone={props.tone ?? 'plain'}>{chosen.label}</Tag> : null
}
