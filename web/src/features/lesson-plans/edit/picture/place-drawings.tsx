import { isFinalState } from '@classeur/contracts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../../components/overlays/notices/notices.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { readGeneration } from '../../../../realtime/generations/generation-reads.ts'
import { useGeneration } from '../../../../realtime/generations/use-generation.ts'
import { imageOfPhase, phaseOfDrawing, type Drawing } from '../../engine/drawn-phase.ts'
import { withValueAt } from '../../engine/paths.ts'
import { useEditing } from '../../model/editing.ts'
import { fieldsOf, listOf } from '../../model/read-partial.ts'
import { useEditSection } from '../../model/use-edit-section.ts'
import { useDrawings } from './use-drawings.ts'

/** Places each picture in its phase when it is drawn, wherever the phase is by then. */
export function PlaceDrawings() {
  const { lessonPlanId } = useEditing()
  const { drawings, remove } = useDrawings(lessonPlanId)
  return drawings.map((drawing) => (
    <PlaceDrawing key={drawing.generationId} drawing={drawing} onEnd={() => remove(drawing.generationId)} />
  ))
}

function PlaceDrawing({ drawing, onEnd }: { drawing: Drawing; onEnd: () => void }) {
  const { t } = useTranslation('lesson-edit')
  const { editor } = useEditing()
  const change = useEditSection('phases')
  const { generationId: drawn, title } = drawing
  const view = useGeneration(drawn)
  const state = view?.snapshot.state

  const place = (phase: number) =>
    change((section) => withValueAt(section, ['items', phase, 'imageId'], drawn), {
      message: t('picture.placed'),
    })
  const ask = (message: string, label: string, phase: number) =>
    showNotice('done', message, null, { label, run: () => place(phase) })
  const finish = useEffectEvent(() => {
    const section = editor.shown('phases')
    const phase = phaseOfDrawing(drawing, section)
    if (state !== 'completed') {
      // The tools of the phase say why. Without the phase, only the list of recent generations does.
      if (phase === null) onEnd()
      return
    }
    onEnd()
    const wanted = phase ?? drawing.phase
    const present = imageOfPhase(section, wanted)
    if (present === drawn) return
    if (phase !== null && present === drawing.imageId) return void place(phase)
    if (phase !== null)
      return void ask(t('picture.occupied', { title: isolate(title) }), t('picture.replace'), phase)
    const message = t('picture.withoutPhase', { title: isolate(title) })
    const isFree = present === null && wanted < listOf(fieldsOf(section)['items']).length
    if (isFree) ask(message, t('picture.placeIn', { position: formatNumber(wanted + 1) }), wanted)
    else showNotice('done', message, null)
  })

  useEffect(() => {
    if (state === undefined) void readGeneration(drawn)
    else if (isFinalState(state)) finish()
  }, [drawn, state])
  return null
}
