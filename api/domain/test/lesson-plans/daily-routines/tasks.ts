import { answers, choice, open, task, type Tasks } from '../build.ts'

export const tasks: Tasks = {
  studentSheet: {
    title: 'My day, your day',
    instructions: 'Write in English.',
    tasks: [
      task(
        'T1',
        1,
        'Write five sentences about your day. Use get up, have breakfast, go to school, do homework and go to bed.',
        [],
        6,
      ),
      task(
        'T2',
        2,
        'Complete the text about Omar: “Omar (get up) at half past six. He (have) breakfast with his dad. He (go) to school by bus.”',
        [],
        4,
      ),
      task(
        'T3',
        3,
        'Find the mistake in each sentence and write it correctly: “Emma play tennis on Monday.” “We goes to school at eight.” “He is have lunch at home.”',
        [],
        4,
      ),
    ],
  },
  differentiation: {
    support: ['Les verbes sont donnés sous l’image, déjà conjugués, à recopier.'],
    core: ['Les tâches T1 à T3.'],
    challenge: ['Un texte à écrire sur une personne au métier surprenant.'],
    supportTasks: [
      task('S1', 1, 'Match the pictures and the words: get up, have breakfast, go to bed.', [], 0),
      task(
        'S2',
        2,
        'Choose the right form: “Mia (get / gets) up at seven. She (go / goes) to school.”',
        [],
        2,
      ),
    ],
    challengeTasks: [
      task(
        'C1',
        2,
        'A night nurse sleeps during the day. Write six sentences about her day with times.',
        [],
        8,
      ),
    ],
    groups: [],
  },
  assessment: {
    method: 'Quiz individuel ; les phrases de T2 sont ramassées.',
    criteria: ['Le -s est présent avec he et she.', 'At précède l’heure.'],
    exitQuiz: [
      choice(
        1,
        'Que veut dire “go to bed” ?',
        2,
        ['aller se coucher', 'Bed veut dire lit.'],
        [
          ['se lever', null, 'Confond avec get up.'],
          ['aller à l’école', null, 'Ne retient que go to.'],
          ['prendre le petit-déjeuner', null, 'Confond bed et breakfast.'],
        ],
      ),
      choice(
        2,
        'Choose the right sentence.',
        0,
        ['Ben goes to school at eight.', 'Après o, on écrit -es.'],
        [
          ['Ben go to school at eight.', 1, 'Le verbe reste sans -s.'],
          ['Ben is go to school at eight.', 2, 'Ajoute is devant le verbe.'],
          ['Ben gos to school at eight.', null, 'Oublie le e après o.'],
        ],
      ),
      choice(
        2,
        'My cat ___ breakfast at six.',
        1,
        ['has', 'Have devient has avec it.'],
        [
          ['have', 1, 'Le verbe reste sans changement.'],
          ['haves', null, 'Applique la règle à un verbe irrégulier.'],
          ['is have', 2, 'Ajoute is devant le verbe.'],
        ],
      ),
      open(
        3,
        'Correct this sentence: “Julia am get up at seven on Friday.”',
        'Julia gets up at seven on Friday.',
        ['Enlève am.', 'Ajoute le -s.'],
      ),
    ],
    quizMinutes: 5,
  },
  homework: {
    task: 'Interview somebody in your family and write six sentences about his or her day.',
    minutes: 20,
    blocks: [],
  },
  extension: {
    items: ['Draw a clock for four moments of an astronaut’s day and write one sentence for each.'],
  },
  modelAnswers: answers({
    T1: [
      'For example: I get up at seven. I have breakfast at half past seven. I go to school at eight. I do homework at five. I go to bed at nine.',
      'Un point par phrase.',
    ],
    T2: ['gets up, has, goes', 'Un point par verbe.'],
    T3: [
      'Emma plays tennis on Monday. We go to school at eight. He has lunch at home.',
      'Un point par correction.',
    ],
    S1: ['get up: image du réveil ; have breakfast: image du bol ; go to bed: image du lit'],
    S2: ['gets, goes'],
    C1: [
      'For example: She goes to bed at eight in the morning. She gets up at four. She has breakfast at half past four.',
      'Un point par phrase avec une heure.',
    ],
    H1: ['Les six phrases ont un verbe en -s et une heure.', 'Un point par phrase.'],
    E1: ['For example: She gets up at six. She does sport at ten.'],
  }),
  pacing: {
    cuts: [{ what: 'Raccourcir les interviews à une seule question par élève.', minutes: 6 }],
    below70:
      'Reprendre avec un ballon : qui le reçoit dit une phrase avec I, la classe la répète avec he ou she.',
  },
  reflection: { questions: ['Qui dit le -s à l’oral mais l’oublie à l’écrit ?'] },
}
