import { isFinalState, type Resource } from '@classeur/contracts'
import { Suspense, useState } from 'react'
import { ContentLanguage } from '../../../components/content/content-language.ts'
import { PanelBoundary } from '../../../components/feedback/panel-boundary.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useIsAtMost } from '../../../theme/use-is-at-most.ts'
import classes from './edit-page.module.css'
import { CheckBar } from './header/check-bar.tsx'
import { EditHeader } from './header/edit-header.tsx'
import { KeyQuestion } from './header/key-question.tsx'
import { useKeyQuestion } from './header/use-key-question.ts'
import { EditingContext } from './model/editing.ts'
import { useAnnouncement } from './model/use-announcement.ts'
import { useChangeResource } from './model/use-change-resource.ts'
import { useLiveResource } from './model/use-live-resource.ts'
import { OrphanedDrafts } from './orphaned/orphaned-drafts.tsx'
import { NoteLetters } from './notes/note-letters.tsx'
import { ItemList } from './item/item-list.tsx'
import { Paper } from './sheet/paper.tsx'
import { SheetHeading } from './sheet/sheet-heading.tsx'
import { BottomSheet } from './side/bottom-sheet.tsx'
import { SidePanels, type SidePart } from './side/side-panels.tsx'
import type { PagePosition } from './sheet/use-pages.ts'
import { WritingNote } from './sheet/writing-note.tsx'

const isToCheck = ({ verification }: Resource['items'][number]) => verification.state === 'to-check'

/** A loaded resource: the sheet as it prints, with its tools beside it. */
export function EditPage({ resource }: { resource: Resource }) {
  const view = useLiveResource(resource)
  const { change, state } = useChangeResource(resource.id)
  const isNarrow = useIsAtMost('tablet')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [editedId, setEditedId] = useState<string | null>(null)
  const [part, setPart] = useState<SidePart | null>(null)
  const [withKey, setWithKey] = useState(false)
  const [position, setPosition] = useState<PagePosition | null>(null)
  const { announce, announcement } = useAnnouncement()

  const { items, rights, language, kind } = resource
  const isRunning = view !== null && !isFinalState(view.snapshot.state)
  const mayEdit = rights.edit && !isRunning
  const chosen = items.find(({ id }) => id === chosenId) ?? (isNarrow ? null : (items[0] ?? null))
  const toCheck = items.filter(isToCheck)
  const { isAsking, askFirst, answer, close } = useKeyQuestion(toCheck)
  const isNote = kind === 'parent-note'

  const showToCheck = () => {
    const [first] = toCheck
    if (!first) return
    answer(false)
    setChosenId(first.id)
    const row = document.getElementById(`item-${first.id}`)
    row?.scrollIntoView({ block: 'center' })
    // After a dialog has returned the focus to the switch.
    setTimeout(() => row?.querySelector<HTMLElement>('[data-number]')?.focus({ preventScroll: true }))
  }
  const changeKey = (wanted: boolean) => {
    if (wanted) askFirst(() => setWithKey(true))
    else setWithKey(false)
  }
  return (
    <EditingContext
      value={{
        ...{ resource, mayEdit, change, chosen, choose: setChosenId, editedId, edit: setEditedId },
        announce,
      }}
    >
      <ContentLanguage value={language}>
        <EditHeader
          resource={resource}
          state={state}
          withKey={withKey}
          askFirst={askFirst}
          isReady={!isRunning && (items.length > 0 || resource.notes.length > 0)}
        />
        <div className={classes.page} data-notes={isNote || undefined}>
          <div className={classes.desk}>
            {!isNote && items.length > 0 && (
              <CheckBar {...{ resource, withKey, position }} onKey={changeKey} onShow={showToCheck} />
            )}
            <div className={classes.canvas} data-notes={isNote || undefined}>
              {view && <WritingNote view={view} />}
              {!isRunning && <OrphanedDrafts />}
              <PanelBoundary>
                <Suspense fallback={<SkeletonLines lines={8} />}>
                  {isNote ? (
                    <NoteLetters />
                  ) : (
                    (items.length > 0 || isRunning) && (
                      <Paper heading={<SheetHeading />} withKey={withKey} onPosition={setPosition}>
                        <ItemList onOpen={setPart} />
                      </Paper>
                    )
                  )}
                </Suspense>
              </PanelBoundary>
            </div>
          </div>
          {!isNarrow && !isRunning && (
            <aside className={classes.side}>
              <SidePanels asked={part} onShown={() => setPart(null)} />
            </aside>
          )}
        </div>
        {isNarrow && !isRunning && <BottomSheet part={part} onOpen={setPart} />}
        {isAsking && (
          <KeyQuestion
            left={toCheck.length}
            onShow={showToCheck}
            onAnyway={() => answer(true)}
            onClose={close}
          />
        )}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </ContentLanguage>
    </EditingContext>
  )
}
