import { IconArrowLeft, IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { gradebookQuery } from '../model/gradebook-query.ts'
import { commentsQuery, factsQuery } from '../model/overall-comment-queries.ts'
import { TermField } from '../fields/term-and-group-fields.tsx'
import classes from './comments-panel.module.css'
import { CommentsWorkspace } from './comments-workspace.tsx'
import { useCommentsView } from './use-comments-view.ts'

const [skeletonRows, skeletonPx, iconSizePx] = [10, 31, 17]

/** One student at a time: the facts of the term, and the comment on them. */
export function CommentsPanel({ classId }: { classId: string }) {
  const { t } = useTranslation('overall-comments')
  const { terms, termId, isReady, failure, studentId, openStudent, openTerm, gradebookPath } =
    useCommentsView()
  const filters = { termId, groupId: null, type: null }
  const gradebook = useQuery({ ...gradebookQuery(classId, filters), enabled: isReady })
  const comments = useQuery({ ...commentsQuery(classId, termId), enabled: isReady })
  const facts = useQuery({ ...factsQuery(classId, termId), enabled: isReady })
  const queries = [gradebook, comments, facts]
  const error =
    failure?.error ?? queries.find((query) => query.error !== null && query.data === undefined)?.error
  // Another term's students must not appear beside this term's comments.
  const isLoaded = gradebook.data && !gradebook.isPlaceholderData && comments.data && facts.data
  return (
    <>
      <div className={classes.bar}>
        <LinkButton
          small
          look="quiet"
          to={gradebookPath(classId)}
          icon={<IconArrowLeft size={iconSizePx} aria-hidden className="turns-in-rtl" />}
        >
          {t('back')}
        </LinkButton>
        <h2 className={classes.title}>{t('title')}</h2>
        {terms.length > 0 && (
          <div className={classes.term}>
            <TermField terms={terms} termId={termId} onChange={openTerm} />
          </div>
        )}
      </div>
      {error && (
        <ProblemNote
          error={error}
          onRetry={
            failure?.retry ??
            (() => {
              for (const query of queries) void query.refetch()
            })
          }
        />
      )}
      {!error && !isLoaded && (
        <Panel>
          <SkeletonLines lines={skeletonRows} heightPx={skeletonPx} />
        </Panel>
      )}
      {!error && isLoaded && gradebook.data.students.length === 0 && (
        <Panel>
          <EmptyState icon={IconMessage} title={t('nobody.title')}>
            {t('nobody.text')}
          </EmptyState>
        </Panel>
      )}
      {!error && isLoaded && gradebook.data.students.length > 0 && (
        <CommentsWorkspace
          classId={classId}
          termId={termId}
          gradebook={gradebook.data}
          comments={comments.data}
          facts={facts.data}
          studentId={studentId}
          onOpen={openStudent}
        />
      )}
    </>
  )
}
