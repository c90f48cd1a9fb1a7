import { describe, expect, it } from 'vitest'
import { namesInTwoScripts } from '../../roster/names/testing/names-in-two-scripts.ts'
import { commentWordsOf } from './comment-words.ts'
import { studentNameIn } from './names-in-comment.ts'

describe('the text of a comment', () => {
  it('have no case, accents or hamza, and end at an apostrophe', () => {
    expect(commentWordsOf('Relis l’Énoncé, relis-le !')).toEqual(['relis', 'l', 'enonce', 'le'])
    expect(commentWordsOf('أعِدِ القراءة')).toEqual(['اعد', 'القراه', 'قراه'])
  })
})

const student = (firstName: string, lastName: string) => ({ firstName, lastName })

describe('the name of a student in a comment', () => {
  const hasName = studentNameIn([
    student('Sara', 'Ben Ali'),
    student('Jean-Pierre', 'de la Tour'),
    student('Abd Errahmane', 'O’Neil'),
    student('سارة', 'عبد الله'),
    student('Li', ''),
    student('Léa', 'Anna-Maria'),
  ])

  it.each([
    'Well done, SARA!',
    'Sara’s method is right.',
    'Relis la méthode d’Errahmane.',
    'Jean a oublié l’unité',
    'Jean Pierre a oublié',
    'See Abderrahmane',
    'Abd errahmane, relis',
    'Ask O’Neil or Oneil',
    'Monsieur de la Tour',
    'Comme benali',
    'Li, read again',
    'أحسنتِ يا سارة',
    'أحسنتَ وسارة',
    'انظر إلى عمل لسارة',
    'انظري إلى عبدالله',
    'Abdallah, relis la consigne',
  ])('is found in “%s”', (text) => {
    expect(hasName(text)).toBe(true)
  })

  it.each([
    'Relis la consigne et le début de la question.',
    'Read the whole question again.',
    'Saravan is a town',
    'The unit is missing; write it after each result.',
    'اقرأ السؤال من جديد، ولا تنسَ الوحدة',
    '',
  ])('is not found in “%s”', (text) => {
    expect(hasName(text)).toBe(false)
  })

  it('is found in the other script, in every spelling of the sample names', () => {
    const missed = namesInTwoScripts.filter(
      ([latin, arabic]) =>
        !studentNameIn([student(arabic, '')])(`Bravo ${latin}, continue`) ||
        !studentNameIn([student(latin, '')])(`أحسنت يا ${arabic} في هذا`),
    )
    expect(missed).toEqual([])
  })

  it.each([
    'Relis la consigne avant de répondre, puis vérifie le signe du produit.',
    'Réponse incomplète : il manque la deuxième partie et les unités.',
    'Good reasoning, but the second part is missing. Mind the units.',
    'You forgot to simplify the fraction; revise it and show each step.',
    'انتبه إلى الوحدات، الطريقة صحيحة والنتيجة خاطئة',
    'أحسنت، راجع درس الكسور واكتب بوضوح',
  ])('of any of the sample students isn’t found in the ordinary comment “%s”', (text) => {
    const students = namesInTwoScripts.map(([latin, arabic]) => student(latin, arabic))
    expect(studentNameIn(students)(text)).toBe(false)
  })

  it('of an empty class isn’t found anywhere', () => {
    expect(studentNameIn([])('Sara')).toBe(false)
    expect(studentNameIn([student('', ' ')])('Sara a')).toBe(false)
  })
})
