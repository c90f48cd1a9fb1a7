import { phase, table, type Teaching } from '../build.ts'

export const teaching: Teaching = {
  overview: {
    summary:
      'Les élèves racontent leur journée, puis celle d’un camarade, ce qui fait apparaître le -s de la troisième personne.',
    bigIdea:
      'En anglais, une habitude se dit au présent simple, et un seul petit -s montre de qui l’on parle.',
  },
  priorKnowledge: {
    items: ['Les heures rondes et les demi-heures.', 'Les pronoms I, you, he, she.'],
    checkQuestion: 'Comment dit-on « il est sept heures et demie » ?',
    checkAnswer: 'It’s half past seven.',
  },
  materials: { items: ['cartes images (six activités)', 'cahier', 'feuille élève imprimée'] },
  vocabulary: {
    items: [
      { term: 'get up', meaning: 'se lever : I get up at seven.' },
      { term: 'have breakfast', meaning: 'prendre le petit-déjeuner' },
      { term: 'go to school', meaning: 'aller à l’école' },
      { term: 'do homework', meaning: 'faire ses devoirs' },
      { term: 'play football', meaning: 'jouer au football' },
      { term: 'go to bed', meaning: 'aller se coucher' },
    ],
  },
  misconceptions: {
    items: [
      {
        misconception: 'Le verbe ne change jamais en anglais.',
        correction: 'Il prend un -s avec he, she et it.',
        probe: 'Comment dis-tu que Tom se lève à six heures ?',
        wrongAnswer: 'Tom get up at six.',
        reply: 'De qui parles-tu ? Dis d’abord he, puis regarde la fin du verbe sur l’affiche.',
        minute: 18,
        evidence: '',
      },
      {
        misconception: 'Il faut ajouter am ou is devant chaque verbe.',
        correction: 'Be s’emploie seul : I am tired. Avec un autre verbe, on ne le met pas.',
        probe: 'Comment dis-tu « je joue au football le samedi » ?',
        wrongAnswer: 'I am play football on Saturday.',
        reply: 'Combien de verbes y a-t-il dans ta phrase ? Garde celui qui dit l’activité.',
        minute: 24,
        evidence: '',
      },
    ],
  },
  explanation: {
    concepts: [
      {
        title: 'Un -s pour il et elle',
        text: 'Écoutez deux phrases : “I get up at seven. Lena gets up at six.” Qu’est-ce qui change ? Dans la deuxième phrase, le verbe a une lettre de plus, un -s. Pourquoi ? Parce que je parle d’une autre personne, que je pourrais remplacer par she. Avec I, you, we et they, le verbe reste comme dans le dictionnaire. Avec he, she et it, on ajoute un -s. C’est la seule terminaison à retenir. Quelques verbes demandent un peu plus : après o, ch et sh, on écrit -es, comme dans goes ou watches. Le verbe have est à part, il devient has. Quand utilise-t-on ce temps ? Pour ce que l’on fait d’habitude : tous les jours, le lundi, après l’école. Pour dire à quelle heure, on met at devant l’heure : at eight, at half past nine. Faites attention à une erreur très fréquente : on ne met pas am ou is devant le verbe. “I am play” n’existe pas. Disons maintenant ensemble la journée de Lena, et tapons dans les mains à chaque -s que nous entendons.',
        analogy:
          'Le -s est comme un badge de visiteur : les gens de la maison, moi, toi, nous, n’en portent pas, mais celui dont on parle en reçoit un. L’image s’arrête là : they parle aussi d’autres personnes, et n’a pas de badge.',
        blocks: [
          table(
            'La journée',
            ['I', 'she'],
            ['I get up', 'she gets up'],
            ['I have breakfast', 'she has breakfast'],
            ['I go to school', 'she goes to school'],
          ),
        ],
      },
    ],
  },
  examples: {
    worked: [
      {
        title: 'De moi à lui',
        problem: 'Mets la phrase à la troisième personne : “I do homework at five.” (Sam)',
        steps: ['Sam se remplace par he.', 'Do se termine par o : on écrit -es.'],
        answer: 'Sam does homework at five.',
        blocks: [],
      },
      {
        title: 'Corriger',
        problem: 'Corrige : “My sister is go to bed at nine.”',
        steps: ['Il y a deux verbes : is et go. On garde go.', 'My sister, c’est she : goes.'],
        answer: 'My sister goes to bed at nine.',
        blocks: [],
      },
    ],
    faded: {
      problem: 'Mets la phrase à la troisième personne : “I watch films on Sunday.” (Nora)',
      steps: [
        { text: 'Nora se remplace par she.', hidden: false },
        { text: 'Watch se termine par ch : on écrit -es.', hidden: true },
      ],
      answer: 'Nora watches films on Sunday.',
    },
  },
  phases: {
    items: [
      phase('Échauffement', 7, [
        'Montrer une horloge au tableau et faire dire l’heure par trois élèves, puis par toute la classe.',
        'Dire l’heure à son voisin, qui la montre avec les bras.',
        'What time is it?',
        'Accepter une réponse courte, mais faire répéter avec it’s.',
      ]),
      phase('Les activités', 10, [
        'Présenter les six cartes l’une après l’autre, sans texte, en mimant.',
        'Mimer une carte : les autres disent l’expression.',
        'What do you do at eight o’clock?',
        'Reprendre la phrase entière si l’élève ne dit que l’heure.',
      ]),
      phase('Découvrir le -s', 13, [
        'Dire les deux phrases de l’explication et faire trouver la différence avant de donner la règle.',
        'Taper dans les mains à chaque -s entendu.',
        'Avec quels pronoms le verbe change-t-il ?',
        'Avec he, she et it seulement.',
      ]),
      phase('Interviews', 17, [
        'Former des groupes de trois et distribuer la feuille. Passer d’abord chez ceux qui oublient le -s.',
        'Interroger un camarade, puis raconter sa journée au troisième et écrire T1 à T3.',
        'What time does he get up?',
        'Si le -s manque, montrer la carte avec le pronom.',
      ]),
      phase('Quiz de sortie', 8, [
        'Faire fermer le cahier.',
        'Répondre seul.',
        'Quelle phrase de ta journée sais-tu dire sans aide ?',
        'Noter qui ajoute encore is.',
      ]),
    ],
    fittedFromMin: null,
  },
  board: {
    blocks: [
      table(
        'Présent simple',
        ['pronom', 'verbe'],
        ['I, you, we, they', 'get up, go, have'],
        ['he, she, it', 'gets up, goes, has'],
      ),
    ],
  },
}
