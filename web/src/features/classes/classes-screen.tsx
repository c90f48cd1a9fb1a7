import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ChoiceField } from '../../components/fields/choices/choice-field.tsx'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { SearchField } from '../../components/fields/text/search-field.tsx'
import { useSettled } from '../../components/fields/use-settled.ts'
import type { ClassState } from './model/classes-queries.ts'
import classes from './classes-screen.module.css'
import { ClassList } from './list/class-list.tsx'
import { NewClass } from './create/new-class.tsx'

const states: ClassState[] = ['active', 'archived', 'deleted']
const settleMs = 250

/** `/?classes=active`: all classes, the archive and the trash. */
export default function ClassesScreen() {
  const { t } = useTranslation('classes')
  const [params, setParams] = useSearchParams()
  const state = states.find((candidate) => candidate === params.get('classes')) ?? 'active'
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim(), settleMs)
  return (
    <>
      <PageHeader title={t('list.title')} lead={t(`list.lead.${state}`)} actions={<NewClass />} />
      <div className={classes.tools}>
        <ChoiceField
          label={<span className="visually-hidden">{t('list.show')}</span>}
          value={state}
          options={states.map((value) => ({ value, label: t(`list.state.${value}`) }))}
          onChange={(value) => setParams({ classes: value }, { replace: true })}
        />
        <div className={classes.search}>
          <SearchField label={t('list.search')} value={search} onChange={setSearch} />
        </div>
      </div>
      <ClassList state={state} search={settled} />
    </>
  )
}
