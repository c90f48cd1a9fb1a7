import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<LanguagePack['topics'], 'tenses' | 'essay' | 'reading' | 'algorithms'>

export const frenchLanguageTopics: Topics = {
  tenses: {
    idea: 'Un temps du verbe dit plus que le moment : il montre si l’action est achevée, si elle dure ou si elle sert de décor.',
    prior: ['Reconnaître le verbe et le sujet d’une phrase.', 'Les auxiliaires être et avoir au présent.'],
    terms: [
      ['temps verbal', 'La forme du verbe qui situe l’action dans le temps.'],
      ['imparfait', 'Pour le décor, l’habitude, ce qui dure : « il pleuvait ».'],
      ['passé composé', 'Pour une action achevée : « le téléphone a sonné ».'],
      ['auxiliaire', 'Être ou avoir, qui aide à former un temps composé.'],
      ['indicateur de temps', 'Un mot qui dit quand : hier, soudain, chaque jour.'],
    ],
    errors: [
      [
        'Le participe passé s’accorde toujours avec le sujet.',
        'Avec être, oui : « elles sont parties » ; avec avoir, non : « elles ont chanté ».',
      ],
      [
        'L’imparfait sert aux actions longues, le passé composé aux courtes.',
        'C’est le point de vue qui compte : « Il a vécu dix ans à Lyon » est achevé, donc au passé composé.',
      ],
    ],
    model:
      'Deux phrases au tableau : « Quand je suis entré, elle pleurait. » « Quand je suis entré, elle a pleuré. » Dans laquelle pleurait-elle déjà ? On dessine une ligne continue pour l’imparfait et une croix pour le passé composé.',
    task: 'Triez vingt bandes de phrases selon l’indicateur de temps, puis selon le temps du verbe. Choisissez-en cinq, changez l’indicateur et récrivez le verbe pour que la phrase soit de nouveau juste.',
    aims: [
      ['apply', 'Utiliser l’imparfait et le passé composé dans un court récit.'],
      ['analyse', 'Comparer deux phrases qui ne diffèrent que par le temps et expliquer le sens.'],
      ['create', 'Rédiger le récit d’un souvenir avec un décor et trois actions.'],
    ],
    materials: ['bandes de phrases', 'ligne du temps au mur', 'court récit au passé'],
    quiz: [
      ['Compléter : « Chaque été, nous … (aller) à la mer. »', '« allions » : c’est une habitude.'],
      ['Compléter : « Soudain, la lumière … (s’éteindre). »', '« s’est éteinte ».'],
      ['Quel auxiliaire : « elles … parties » ?', 'être : « elles sont parties ».'],
      [
        'Pourquoi écrit-on « elles ont chanté » sans e ni s ?',
        'Avec avoir, le participe ne s’accorde pas avec le sujet.',
      ],
      ['Quel temps pour le décor d’un récit ?', 'L’imparfait.'],
    ],
    homework:
      'Écrire huit phrases sur un souvenir. Souligner les indicateurs de temps et entourer les verbes, d’une couleur par temps.',
  },
  essay: {
    idea: 'Un texte convainc quand une thèse s’appuie sur des arguments, les arguments sur des exemples, et quand l’autre point de vue reçoit une réponse honnête.',
    prior: ['Distinguer un fait d’une opinion.', 'Écrire un paragraphe autour d’une seule idée.'],
    terms: [
      ['thèse', 'L’opinion que le texte défend.'],
      ['argument', 'Une raison qui soutient la thèse.'],
      ['exemple', 'Un fait ou un cas qui rend l’argument crédible.'],
      ['objection', 'Un argument de l’avis contraire.'],
      ['connecteur', 'Un mot qui montre le lien des idées : car, cependant, donc.'],
    ],
    errors: [
      [
        'Plus il y a d’arguments, meilleur est le texte.',
        'Trois arguments développés convainquent mieux que huit simplement cités.',
      ],
      [
        'Mentionner l’avis contraire affaiblit le texte.',
        'Répondre à une objection montre que l’on a réfléchi plus loin.',
      ],
    ],
    model:
      'Thèse : « L’école devrait commencer à neuf heures. » Argument : un élève fatigué apprend moins. Exemple : une étude sur le sommeil. Objection : les parents partent plus tôt. Réponse : un accueil est possible. On colore chaque partie et on les relie par des connecteurs.',
    task: 'Triez douze étiquettes en thèses, arguments, exemples et objections. Construisez-en un paragraphe, écrivez-en un second sans étiquettes et faites colorier ses parties par un camarade.',
    aims: [
      ['apply', 'Écrire un paragraphe avec thèse, argument et exemple.'],
      ['analyse', 'Décomposer un texte court en arguments et marquer les connecteurs.'],
      ['evaluate', 'Juger lequel de deux arguments est le plus fort et justifier.'],
    ],
    materials: [
      'étiquettes d’arguments à trier',
      'texte modèle d’une page',
      'liste de connecteurs classés par sens',
    ],
    quiz: [
      [
        'Quelle différence y a-t-il entre thèse et argument ?',
        'La thèse est ce que je défends, l’argument dit pourquoi.',
      ],
      ['Citer deux connecteurs qui introduisent une opposition.', 'Par exemple cependant et pourtant.'],
      [
        'Qu’est-ce qu’un bon exemple ?',
        'Il est vérifiable, vient d’une source connue et convient à l’argument.',
      ],
      ['Où placer une objection ?', 'Avant sa réponse, souvent juste avant l’argument le plus fort.'],
      ['« Tout le monde le sait » : est-ce une preuve ?', 'Non, rien n’y est vérifiable.'],
    ],
    homework:
      'Écrire une lettre à la direction de l’école avec une proposition : thèse, deux arguments avec exemples, une objection et sa réponse.',
  },
  reading: {
    idea: 'Le lecteur construit le sens avec ce que le texte dit, ce qu’il tait et ce que lui-même sait.',
    prior: ['Relever une information écrite mot à mot.', 'Qui parle, où, quand.'],
    terms: [
      ['idée principale', 'Ce que le texte entier veut dire.'],
      ['détail', 'Une information qui soutient l’idée principale.'],
      ['inférence', 'Une conclusion tirée d’indices, non écrite mot à mot.'],
      ['contexte', 'Les mots autour, qui aident à comprendre un mot inconnu.'],
      ['point de vue', 'Le regard par lequel on nous raconte.'],
    ],
    errors: [
      [
        'L’idée principale est la première phrase.',
        'Parfois. Il faut se demander de quoi parlent ensemble tous les paragraphes.',
      ],
      [
        'Un mot inconnu se cherche aussitôt dans le dictionnaire.',
        'On lit d’abord jusqu’au bout de la phrase : le contexte suffit souvent.',
      ],
    ],
    model:
      '« Mia secoua son parapluie et le laissa dans l’entrée. » Qu’est-ce qui est dit ? Elle a un parapluie. Que peut-on en déduire ? Il pleut dehors. Quels mots le montrent ? On raisonne de même, à voix haute, sur deux autres phrases.',
    task: 'Lisez le texte à deux, un paragraphe chacun. Après chaque paragraphe, écrivez une phrase qui le résume, une question, et une déduction avec la ligne qui la prouve.',
    aims: [
      ['apply', 'Utiliser le contexte pour trouver le sens de mots inconnus.'],
      ['analyse', 'Distinguer ce qu’un texte dit de ce que l’on en déduit.'],
      ['evaluate', 'Justifier une interprétation par deux citations.'],
    ],
    materials: [
      'texte d’une page aux lignes numérotées',
      'deux surligneurs par binôme',
      'cartes de questions de trois sortes',
    ],
    quiz: [
      ['Qu’est-ce qu’une inférence ?', 'Une conclusion tirée des indices du texte et de ce que l’on sait.'],
      ['Comment prouve-t-on une inférence ?', 'En citant les mots ou la ligne sur lesquels elle repose.'],
      ['Où chercher d’abord le sens d’un mot inconnu ?', 'Dans les phrases qui l’entourent.'],
      ['« Le chien était brun » : idée principale ou détail ?', 'Un détail.'],
      [
        'Quelle question aide à trouver l’idée principale ?',
        'De quoi parlent ensemble tous les paragraphes ?',
      ],
    ],
    homework:
      'Lire quatre pages d’un livre de son choix. Noter une inférence avec sa page et sa ligne, et un mot compris grâce au contexte.',
  },
  algorithms: {
    idea: 'Un algorithme est une liste finie d’étapes claires qui mène quiconque les suit du même départ au même résultat.',
    prior: [
      'Donner et suivre des consignes dans l’ordre.',
      'Les phrases en « si… alors » de la vie courante.',
    ],
    terms: [
      ['algorithme', 'Une liste finie d’étapes sans ambiguïté qui résout un problème.'],
      ['séquence', 'Des étapes exécutées l’une après l’autre.'],
      ['condition', 'Un test qui décide de l’étape suivante.'],
      ['boucle', 'Des étapes répétées tant qu’une condition est vraie.'],
      ['variable', 'Un nom donné à une valeur qui peut changer.'],
    ],
    errors: [
      [
        'L’ordinateur devine ce que je veux dire.',
        'Il fait exactement ce qui est écrit. « Avance », sans nombre, n’est pas encore une instruction.',
      ],
      [
        'Une boucle finit toujours par s’arrêter.',
        'Seulement si sa condition peut devenir fausse ; sinon elle tourne sans fin.',
      ],
    ],
    model:
      'Trouver la plus grande de cinq cartes : on garde la première en main ; pour chaque autre carte, si elle est plus grande, on échange. Avec 7, 3, 9, 4, 8, on note une ligne par étape : 7, 7, 9, 9, 9. La plus grande est 9.',
    task: 'Écrivez des instructions qui guident un camarade aux yeux bandés dans un labyrinthe de chaises avec « avance n », « gauche », « droite » et « répète ». Testez, trouvez la première erreur, corrigez, puis raccourcissez avec une boucle.',
    aims: [
      ['apply', 'Écrire un algorithme avec une condition et une boucle.'],
      ['analyse', 'Suivre un algorithme pas à pas dans un tableau.'],
      ['evaluate', 'Vérifier deux algorithmes de même but et juger lequel demande moins d’étapes.'],
    ],
    materials: [
      'cartes de nombres',
      'chaises ou ruban adhésif pour un labyrinthe',
      'papier quadrillé pour les tableaux de suivi',
    ],
    quiz: [
      ['n vaut 1 ; répéter 3 fois : n devient n × 2. Combien vaut n à la fin ?', '8.'],
      [
        'Que fait « si x > 10 alors arrêter » quand x vaut 10 ?',
        'On continue : 10 n’est pas supérieur à 10.',
      ],
      [
        'Pourquoi deux personnes suivant le même algorithme ont-elles le même résultat ?',
        'Ses étapes sont sans ambiguïté.',
      ],
      ['Quelle structure répète des étapes ?', 'La boucle.'],
      [
        'n = 5 ; tant que n > 0 : n devient n − 2. Combien de tours ?',
        'Trois : n vaut 5, 3, 1 avant chaque tour, puis −1.',
      ],
    ],
    homework:
      'Écrire comment préparer un thé ou lacer une chaussure sous forme d’algorithme avec une condition et une boucle. Le faire suivre à la lettre par quelqu’un et noter ce qui a échoué.',
  },
}
