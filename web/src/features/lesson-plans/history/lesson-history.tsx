import { LessonPlanShelf } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { SearchField } from '../../../components/fields/text/search-field.tsx'
import { useSettled } from '../../../components/fields/use-settled.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import classes from './lesson-history.module.css'
import { ShelfList } from './shelf-list.tsx'
import { useFollowLists } from './use-follow-lists.ts'
import { useShelf } from './use-shelf.ts'

const settleMs = 250

/** The person's lesson plans and pending objectives, the archive, the trash, and what colleagues share. */
export function LessonHistory() {
  const { t } = useTranslation('lesson-history')
  const [shelf, openShelf] = useShelf()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), settleMs)
  useFollowLists()
  return (
    <Panel title={t('title')}>
      <div className={classes.tools}>
        <ChoiceField
          look="segments"
          label={t('show')}
          value={shelf}
          options={LessonPlanShelf.options.map((value) => ({
            ...{ value, label: t(`shelf.${value}`), title: t(`shelfTitle.${value}`) },
          }))}
          onChange={openShelf}
        />
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </div>
      <ShelfList key={shelf} shelf={shelf} search={search} />
    </Panel>
  )
}
