import { pointsOn20, scalePresets } from '@classeur/domain/exams'
import type { GradingScale } from '@classeur/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { isValidScale } from './scale-choice.ts'
import { ScaleField } from './scale-field.tsx'

let scale: GradingScale | null

function Form({ start, inherited }: { start: GradingScale | null; inherited?: GradingScale }) {
  const [value, setValue] = useState(start)
  const onChange = (next: GradingScale | null) => {
    setValue(next)
    scale = next
  }
  return inherited ? (
    <ScaleField value={value} inherited={inherited} onChange={onChange} />
  ) : (
    <ScaleField value={value ?? pointsOn20} onChange={onChange} />
  )
}

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('grading')
})
afterEach(cleanup)

const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Grading scale'), name)

it('the scale field offers the presets of the contract', async () => {
  render(<Form start={pointsOn20} />)
  await choose('Letters A to F')
  expect(scale).toEqual(scalePresets.letters)
  await choose('Points out of 100')
  expect(scale).toEqual(scalePresets.on100)
})

it('another maximum can be typed even if it begins like a preset', async () => {
  render(<Form start={pointsOn20} />)
  await choose('Points, another maximum')
  const maximum = screen.getByLabelText('Maximum')
  await userEvent.clear(maximum)
  expect(isValidScale(scale)).toBe(false)
  await userEvent.type(maximum, '200')
  expect(scale).toEqual({ kind: 'points', max: 200 })
  expect(isValidScale(scale)).toBe(true)
})

it('steps can be changed, added and removed, and the field reports steps in the wrong order', async () => {
  render(<Form start={scalePresets.competence} />)
  const second = screen.getByLabelText('Lowest percentage for 3')
  await userEvent.clear(second)
  await userEvent.type(second, '90')
  expect(isValidScale(scale)).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain('start lower')
  await userEvent.clear(second)
  await userEvent.type(second, '62.5')
  expect(scale).toMatchObject({
    kind: 'competence',
    steps: [{}, { label: '3', fromBasisPoints: 6250 }, {}, {}],
  })
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add a step' }))
  expect(isValidScale(scale)).toBe(false)
  await userEvent.type(screen.getByLabelText('Shown as, step 4'), '1+')
  expect(isValidScale(scale)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Remove the step 1+' }))
  expect(scale).toMatchObject({ steps: [{ label: '4' }, { label: '3' }, { label: '2' }, { label: '1' }] })
})

it("the lowest step stays at 0 and can't be moved", () => {
  render(<Form start={scalePresets.competence} />)
  expect(screen.getByLabelText<HTMLInputElement>('Lowest percentage for 1').readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Remove the step 1' })).toBeNull()
})

it('the field can return to the inherited scale, and names it', async () => {
  render(<Form start={scalePresets.on10} inherited={pointsOn20} />)
  await choose('Inherited (out of 20)')
  expect(scale).toBeNull()
})
