import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../../components/overlays/combobox/combobox.tsx'
import { tagsQuery } from '../../model/media-queries.ts'
import classes from './tag-adder.module.css'

const longestTag = 40
const mostSuggestions = 6

interface TagAdderProps {
  /** Tags that aren't suggested, because the pictures have them. */
  taken: readonly string[]
  onAdd: (tag: string) => void
}

/** Adds a tag. The person's own tags are suggested while they type, so that one thing keeps one tag. */
export function TagAdder({ taken, onAdd }: TagAdderProps) {
  const { t } = useTranslation('my-media')
  const [text, setText] = useState('')
  const tags = useQuery(tagsQuery).data?.tags ?? []
  const typed = text.replace(/[,،;]/g, '').trim()
  const lower = typed.toLocaleLowerCase()
  const matching = tags
    .filter(({ tag }) => !taken.includes(tag) && tag.toLocaleLowerCase().includes(lower))
    // A tag that is typed in full comes first, so that Enter chooses it.
    .sort((a, b) => Number(b.tag === typed) - Number(a.tag === typed))
    .slice(0, mostSuggestions)
  const isKnown = tags.some(({ tag }) => tag === typed) || taken.includes(typed)
  const options = typed === '' ? [] : matching.map(({ tag }) => ({ id: tag, label: tag }))
  const created =
    typed === '' || isKnown ? [] : [{ id: ` ${typed}`, label: t('tags.create', { tag: typed }) }]

  const add = (tag: string) => {
    setText('')
    if (tag !== '' && !taken.includes(tag)) onAdd(tag.slice(0, longestTag))
  }
  return (
    <div className={classes.adder}>
      <Combobox
        label={t('tags.add')}
        isLabelShown
        listLabel={t('tags.suggestions')}
        dir="auto"
        inputClassName={classes.input}
        listClassName={classes.list}
        text={text}
        onText={(next) => {
          const [first = '', ...rest] = next.split(/[,،;]/)
          // A comma ends a tag, as in a list of tags that is pasted.
          if (rest.length === 0) return setText(next.slice(0, longestTag))
          add(first.trim())
          setText(rest.join(',').trim())
        }}
        // What was typed is used as it is, unless another tag is chosen.
        options={[...created, ...options]}
        onChoose={({ id }) => add(id.trim())}
        onNone={() => add(typed)}
      >
        {({ label }) => <bdi>{label}</bdi>}
      </Combobox>
    </div>
  )
}
