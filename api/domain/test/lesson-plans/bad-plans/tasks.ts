import { areaOfLShapes } from '../area-of-l-shapes/index.ts'
import { circuit } from '../circuit/index.ts'
import { crisisOf1789 } from '../crisis-of-1789/index.ts'
import { dailyRoutines } from '../daily-routines/index.ts'
import { dissolution } from '../dissolution/index.ts'
import { ratio } from '../ratio/index.ts'
import { whileLoops } from '../while-loops/index.ts'
import { bad, item, type BadPlan } from './edit.ts'

export const tasks: BadPlan[] = [
  bad(
    'a missing answer',
    dailyRoutines,
    'modelAnswers',
    (value) => {
      value.items = value.items.filter(({ taskId }) => taskId !== 'T2')
    },
    'modelAnswers answer-missing',
  ),
  bad(
    'homework without an answer',
    circuit,
    'modelAnswers',
    (value) => {
      value.items = value.items.filter(({ taskId }) => taskId !== 'H1')
    },
    'modelAnswers answer-missing',
  ),
  bad(
    'an answer too many',
    areaOfLShapes,
    'modelAnswers',
    (value) => {
      value.items.push({ taskId: 'T9', answer: 'Yes, it is 12 cm².', markingPoints: [] })
    },
    'modelAnswers answer-without-task',
  ),
  bad(
    'an id used twice',
    circuit,
    'differentiation',
    (value) => {
      item(value.challengeTasks, 0).id = 'T1'
    },
    'differentiation task-id-repeated',
    'modelAnswers answer-without-task',
  ),
  bad(
    'a sheet that lacks a task of the phases',
    whileLoops,
    'phases',
    (value) => {
      item(value.items, 3).students = 'Solve T1 to T5, then check on the computer.'
    },
    'studentSheet task-missing',
  ),
  bad(
    'no tasks for support',
    dissolution,
    'differentiation',
    (value) => {
      value.supportTasks = []
    },
    'differentiation support-missing',
    'modelAnswers answer-without-task',
    'modelAnswers answer-without-task',
  ),
  bad(
    'no tasks for challenge',
    ratio,
    'differentiation',
    (value) => {
      value.challengeTasks = []
    },
    'differentiation challenge-missing',
    'modelAnswers answer-without-task',
  ),
  bad(
    'a need-group without a task',
    areaOfLShapes,
    'differentiation',
    (value) => {
      value.groups = value.groups.slice(0, 1)
    },
    'differentiation group-missing',
  ),
  bad(
    'a description instead of a task',
    areaOfLShapes,
    'differentiation',
    (value) => {
      item(value.supportTasks, 0).prompt = 'A simplified version of T2 with smaller numbers.'
    },
    'differentiation unfinished',
  ),
  bad(
    'une description au lieu d’une tâche',
    dissolution,
    'differentiation',
    (value) => {
      item(value.challengeTasks, 0).prompt = 'Mêmes exercices que T2 avec des nombres plus grands.'
    },
    'differentiation unfinished',
  ),
  bad(
    'وصف بدل المهمة',
    circuit,
    'differentiation',
    (value) => {
      item(value.supportTasks, 0).prompt = 'نسخة مبسطة من المهمة الأولى.'
    },
    'differentiation unfinished',
  ),
  bad(
    'the values of a worked example',
    areaOfLShapes,
    'studentSheet',
    (value) => {
      item(value.tasks, 1).prompt = 'A shape has parts of 8 cm by 3 cm and 2 cm by 4 cm. Calculate its area.'
    },
    'studentSheet values-reused',
  ),
  bad(
    'code that was not run',
    whileLoops,
    'studentSheet',
    (value) => {
      const [block] = item(value.tasks, 1).blocks
      if (block?.kind === 'code') block.run = 'not-run'
    },
    'studentSheet code-not-run',
  ),
  bad(
    'code in a sentence',
    whileLoops,
    'homework',
    (value) => {
      value.task = 'Type this program and change it:\nwhile n > 0:\n    print(n)'
    },
    'homework code-unmarked',
  ),
  bad(
    'an objective without a task',
    { ...circuit, plannedTasks: ['T1', 'T2', 'T3', 'T4'] },
    'studentSheet',
    (value) => {
      item(value.tasks, 3).objective = null
    },
    'studentSheet objective-not-practised',
  ),
  bad(
    'a table that is nowhere',
    areaOfLShapes,
    'homework',
    (value) => {
      value.task = `Complete the table. ${value.task}`
      value.blocks = []
    },
    'homework block-missing',
  ),
  bad(
    'un tableau qui n’existe pas',
    crisisOf1789,
    'homework',
    (value) => {
      value.task = `Complète le tableau. ${value.task}`
    },
    'homework block-missing',
  ),
  bad(
    'جدول غير موجود',
    ratio,
    'homework',
    (value) => {
      value.task = `أكمل الجدول. ${value.task}`
    },
    'homework block-missing',
  ),
]
