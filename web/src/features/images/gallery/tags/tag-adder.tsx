import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../../components/overlays/combobox/combobox.tsx'
import { showNotice } from '../../../../components/overlays/notices/notices.ts'
import { tagsQuery } from '../../model/media-queries.ts'
import classes from './tag-adder.module.css'

const longestTag = 40
/** Of a picture, and so of a list that is entered. */
const mostTags = 10
const mostSuggestions = 6
/** A comma ends a tag, as in a list of tags that is pasted. */
const separator = /[,،;]/

const countOfParts = (text: string) => text.split(separator).length
const tagsIn = (text: string) =>
  text
    .split(separator)
    .map((part) => part.trim().slice(0, longestTag).trim())
    .filter((tag) => tag !== '')

interface TagAdderProps {
  /** Tags that aren't suggested, because the pictures have them. */
  taken: readonly string[]
  /** Resolves to whether the tags were saved. */
  onAdd: (tags: readonly string[]) => Promise<boolean>
}

/** Adds tags. The person's own tags are suggested while they type, so that one thing keeps one tag. */
export function TagAdder({ taken, onAdd }: TagAdderProps) {
  const { t } = useTranslation('my-media')
  const [text, setText] = useState('')
  const tags = useQuery(tagsQuery).data?.tags ?? []
  // A text with commas is a list of tags that weren't saved.
  const typed = countOfParts(text) > 1 ? '' : text.trim()
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

  const add = async (entered: readonly string[]) => {
    const added = [...new Set(entered)].filter((tag) => !taken.includes(tag))
    setText('')
    const isTooMuch = added.length > mostTags
    if (isTooMuch) showNotice('problem', t('tags.most', { most: mostTags }), null)
    if (added.length === 0 || (!isTooMuch && (await onAdd(added)))) return
    // The tags return to the field, before what has been typed in the meantime.
    setText((now) => [...added, ...(now === '' ? [] : [now])].join(', '))
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
          if (countOfParts(next) > countOfParts(text)) void add(tagsIn(next))
          else setText(countOfParts(next) > 1 ? next : next.slice(0, longestTag))
        }}
        // What was typed is used as it is, unless another tag is chosen.
        options={[...created, ...options]}
        onChoose={({ id }) => void add([id.trim()])}
        onNone={() => void add(tagsIn(text))}
      >
        {({ label }) => <bdi>{label}</bdi>}
      </Combobox>
    </div>
  )
}
