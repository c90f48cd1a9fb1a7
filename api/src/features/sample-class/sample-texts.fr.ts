import type { SampleTexts } from './sample-class-texts.ts'

const names = `
Alice Bernard
Yanis Benali
Jules Caron
Camille Chevalier
Léa Dubois
Inès El Amrani
Nathan Faure
Hugo Fontaine
Manon Garnier
Louis Girard
Sarah Haddad
Adam Henry
Chloé Lambert
Malik Lefebvre
Zoé Leroy
Arthur Marchand
Lina Mercier
Gabriel Moreau
Emma Perrin
Noé Petit
Rania Rahmani
Tom Renaud
Eva Roussel
Paul Vidal
`

export const sampleTextsFr: SampleTexts = {
  className: 'Classe d’exemple',
  level: '6e',
  subject: 'Mathématiques',
  examTitles: {
    latest: 'Fractions : comparer, additionner, résoudre',
    earlier: 'Premier contrôle sur les fractions',
  },
  /** First name, then the rest. */
  students: names
    .trim()
    .split('\n')
    .map((name) => {
      const [firstName = '', ...rest] = name.split(' ')
      return { firstName, lastName: rest.join(' ') }
    }),
  questions: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10'],
  skills: {
    read: 'Lire et écrire des fractions',
    compare: 'Comparer des fractions',
    add: 'Additionner des fractions',
    problems: 'Résoudre des problèmes avec des fractions',
  },
  comments: {
    drawing: 'Dessine d’abord les deux fractions.',
    start: 'Bon début : la première étape est juste.',
    unit: 'Le nombre est juste, mais l’unité manque.',
  },
}
