import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Pendant le travail, regardez qui entoure l’auxiliaire avant d’écrire. Quatre bonnes réponses au questionnaire permettent d’aborder les verbes pronominaux ; si la place du complément pose problème, reprenez les bandes de papier.',
  minutes: 6,
  choices: [
    {
      question: 'Avec quoi s’accorde le participe passé employé avec « être » ?',
      objective: 1,
      options: [
        ['avec rien, il reste comme on l’entend', 'etre-forgotten', 'Se fie à l’oreille.'],
        ['avec le complément, même placé après', 'object-after', 'Mélange avec la règle d’avoir.'],
        ['avec le sujet', 'right', 'Il se comporte comme un adjectif.'],
        ['avec rien, il peut finir en é ou en er', 'er-or-e', 'Confond participe et infinitif.'],
      ],
    },
    {
      question: 'Pourquoi n’accorde-t-on pas « lu » dans « Ma sœur a lu cette histoire » ?',
      objective: 2,
      options: [
        [
          'Parce que le complément arrive après le verbe.',
          'right',
          'Au moment d’écrire « lu », on ne sait pas encore quoi.',
        ],
        [
          'Il faudrait accorder : c’est ma sœur qui lit.',
          'avoir-with-subject',
          'Accorde avec le sujet malgré « avoir ».',
        ],
        ['Il faudrait accorder : c’est une histoire.', 'object-after', 'Oublie de regarder la place.'],
        ['Parce qu’on n’entend pas de e.', 'etre-forgotten', 'L’oreille ne décide pas de l’accord.'],
      ],
    },
    {
      question: 'Quelle phrase est bien écrite ?',
      objective: 3,
      options: [
        [
          'Mes cousines ont dormies ici.',
          'avoir-with-subject',
          'Avec « avoir », pas d’accord avec le sujet.',
        ],
        ['Ma tante est revenu hier.', 'etre-forgotten', 'Le sujet est féminin : revenue.'],
        ['J’ai cueillies des mûres.', 'object-after', 'Le complément est placé après.'],
        ['Les mûres sont tombées.', 'right', 'Avec « être », accord avec les mûres.'],
      ],
    },
    {
      question: '« La chanson que tu as … me plaît. » Quel mot convient ?',
      objective: 3,
      options: [
        ['composer', 'er-or-e', 'On dirait « que tu as vendue » : c’est un participe.'],
        ['composée', 'right', '« Que » remplace la chanson et se trouve avant.'],
        ['composés', 'avoir-with-subject', 'Cherche ailleurs que dans la chanson.'],
        ['composé', 'etre-forgotten', 'Laisse le participe comme on l’entend.'],
      ],
    },
  ],
  open: {
    question:
      'Un élève écrit : « Les affiches que nous avons collé sont tombé. » Corrigez les deux participes et justifiez une des corrections.',
    objective: 4,
    answer:
      '« Les affiches que nous avons collées sont tombées. » Par exemple : « que » remplace les affiches et se trouve avant « avons », on accorde donc au féminin pluriel.',
    points: ['collées', 'tombées', 'une justification qui nomme l’auxiliaire ou la place'],
  },
}
