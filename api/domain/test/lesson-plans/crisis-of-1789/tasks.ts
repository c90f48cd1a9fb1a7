import { answers, choice, open, say, task, type Tasks } from '../build.ts'

export const tasks: Tasks = {
  studentSheet: {
    title: 'Pourquoi 1789 ?',
    instructions: 'Appuie chaque réponse sur un document.',
    tasks: [
      task('T1', 1, 'Relève dans le budget deux nombres qui montrent que l’État est en difficulté.', [], 2),
      task(
        'T2',
        3,
        'Compare les extraits A et B : qui écrit, que demande-t-on, que dit-on du roi ?',
        [
          say(
            'Extrait A (village) : « Nous supplions Sa Majesté de faire payer les nobles comme nous, et de diminuer le prix du sel. »',
          ),
          say(
            'Extrait B (ville, signé par un avocat) : « Que les impôts soient répartis entre tous, et que la loi soit faite avec les représentants de la nation. »',
          ),
        ],
        8,
      ),
      task(
        'T3',
        2,
        'Explique en quatre phrases le chemin qui va de la guerre d’Amérique à la réunion de l’assemblée.',
        [],
        6,
      ),
      task(
        'T4',
        4,
        'Quelle cause te paraît la plus importante ? Donne deux arguments et réponds à une objection.',
        [],
        8,
      ),
    ],
  },
  differentiation: {
    support: ['Les extraits sont réécrits en phrases courtes, avec un lexique en marge.'],
    core: ['Les tâches T1 à T4.'],
    challenge: ['Un troisième extrait, écrit par un noble, à confronter aux deux autres.'],
    supportTasks: [
      task(
        'S1',
        3,
        'Extrait A en mots simples : « Que les nobles paient aussi. Que le sel soit moins cher. » Coche ce qui est demandé : payer moins, payer à égalité, supprimer le roi.',
        [],
        0,
      ),
      task('S2', 2, 'Remets dans l’ordre : impôt refusé, guerre, dette, convocation.', [], 1),
    ],
    challengeTasks: [
      task(
        'C1',
        3,
        'Extrait C (noblesse) : « Nous acceptons l’impôt, mais nous gardons nos honneurs. » En quoi ce texte rapproche-t-il et oppose-t-il les ordres ?',
        [],
        6,
      ),
    ],
    groups: [],
  },
  assessment: {
    method: 'Quiz individuel, puis relevé du paragraphe de T4.',
    criteria: ['Deux causes de types différents sont citées.', 'Chaque argument renvoie à un document.'],
    exitQuiz: [
      choice(
        1,
        'Laquelle de ces propositions est une cause financière de la crise ?',
        2,
        ['Les intérêts de la dette prennent près de la moitié du budget.', 'C’est ce que montre le budget.'],
        [
          ['La noblesse a des honneurs particuliers.', null, 'C’est une cause sociale.'],
          ['La grêle détruit les champs.', 1, 'Réduit tout à la faim.'],
          ['Le roi est impopulaire depuis toujours.', 3, 'Projette la République en 1789.'],
        ],
      ),
      choice(
        2,
        'Pourquoi Louis XVI réunit-il les états généraux ?',
        0,
        ['Un impôt nouveau a besoin d’un accord.', 'Les privilégiés ont refusé la réforme.'],
        [
          ['Il veut donner le pouvoir au peuple.', 3, 'Confond convocation et abandon du pouvoir.'],
          ['La loi l’y oblige chaque année.', null, 'Ils n’avaient pas siégé depuis 1614.'],
          ['Il manque de pain à Versailles.', 1, 'Réduit tout à la faim.'],
        ],
      ),
      choice(
        3,
        'Quel trait rapproche la plupart des cahiers de doléances ?',
        3,
        ['Ils font confiance au roi.', 'Ils lui adressent des demandes.'],
        [
          ['Ils réclament la République.', 3, 'Elle n’est proclamée qu’en 1792.'],
          ['Ils viennent tous de paysans.', 2, 'Les villes en écrivent aussi.'],
          ['Ils refusent tout impôt.', null, 'Ils en demandent le partage.'],
        ],
      ),
      open(
        4,
        'Un camarade affirme que le pain cher suffit à tout expliquer. Réponds-lui en deux phrases.',
        'Il y a eu d’autres disettes sans révolution. En 1789, la dette et le blocage des réformes donnent aux plaintes une assemblée pour se faire entendre.',
        ['Donne un contre-exemple.', 'Ajoute une cause d’un autre type.'],
      ),
    ],
    quizMinutes: 5,
  },
  homework: {
    task: 'Écris un cahier de doléances de six lignes pour ton village ou ton quartier en 1789, en choisissant qui parle.',
    minutes: 30,
    blocks: [],
  },
  extension: {
    items: [
      'Cherche combien de livres coûtait un pain de quatre livres à Paris en 1788 et en 1789, et calcule la part du salaire d’un ouvrier.',
    ],
  },
  modelAnswers: answers({
    T1: [
      '500 millions de recettes pour 630 de dépenses ; 310 millions d’intérêts.',
      'Un point par nombre commenté.',
    ],
    T2: [
      'A : des villageois, payer à égalité et le sel moins cher, ton respectueux. B : un avocat, impôt partagé et loi votée, la nation est nommée. Point commun : l’égalité devant l’impôt.',
      'Un point par ligne du tableau.',
    ],
    T3: [
      'La guerre coûte cher. L’État emprunte et paie des intérêts. Un nouvel impôt est refusé par les privilégiés. Le roi doit réunir les états généraux.',
      'Un point par étape.',
    ],
    T4: [
      'Par exemple la dette : elle explique la date et la convocation. Objection : d’autres États étaient endettés ; mais les privilèges empêchaient la réforme.',
      'Un point par argument, un pour la réponse.',
    ],
    S1: ['payer à égalité et payer moins pour le sel'],
    S2: ['guerre, dette, impôt refusé, convocation'],
    C1: [
      'Le texte accepte l’égalité devant l’impôt, comme A et B, mais il garde la distinction des ordres.',
      'Un point pour chaque idée.',
    ],
    H1: [
      'Le texte nomme un auteur, respecte le roi et contient deux demandes vraisemblables.',
      'Un point par critère.',
    ],
    E1: [
      'Environ 9 sous, puis 14 sous et demi : le pain prend plus de la moitié du salaire journalier d’un ouvrier.',
    ],
  }),
  pacing: {
    cuts: [{ what: 'Supprimer la prise de parole d’une minute et voter à main levée.', minutes: 6 }],
    below70:
      'Reprendre la chaîne de flèches au tableau en effaçant un maillon, et demander ce qui ne peut plus arriver.',
  },
  reflection: {
    questions: [
      'Les élèves distinguent-ils cause et déclencheur ?',
      'Quel extrait a demandé le plus d’aide ?',
    ],
  },
}
