import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'etre-forgotten',
    wrong: 'Le participe passé s’écrit toujours pareil, puisqu’on n’entend pas de différence.',
    right: 'Avec « être », il s’accorde avec le sujet, même quand on ne l’entend pas.',
    probe: 'J’écris « Ma mère est parti ». Mon oreille est contente. Et vous ?',
    wrongAnswer: 'C’est bon, on entend « parti ».',
    reply:
      'Remplacez « parti » par « contente ». Diriez-vous « ma mère est content » ? Que demande donc « être » ?',
    extra: {
      prompt: 'Complétez le tableau avec le participe de « venir ».',
      blocks: [
        table(
          ['sujet', 'auxiliaire', 'participe'],
          [
            ['ma cousine', 'est', '…'],
            ['mes cousins', 'sont', '…'],
            ['mes cousines', 'sont', '…'],
          ],
        ),
      ],
      objective: 3,
      lines: 0,
      minutes: 3,
      answer: 'Venue, venus, venues.',
      points: ['un point pour chaque participe'],
    },
    groupWork:
      'Remplacez chaque participe de {extra} par un adjectif que l’on entend, comme « content ». Faites {core} avec la même astuce.',
  },
  {
    key: 'avoir-with-subject',
    wrong: 'Avec « avoir » aussi, le participe s’accorde avec le sujet.',
    right: 'Avec « avoir », il ne s’accorde jamais avec le sujet.',
    probe: 'Elles ont chanté toute la soirée. Faut-il un e et un s à « chanté » ?',
    wrongAnswer: 'Oui, puisque ce sont des filles.',
    reply:
      'Quel est l’auxiliaire ? Cherchez la deuxième question : elles ont chanté quoi ? Y a-t-il quelque chose avant ?',
    extra: {
      prompt:
        'Corrigez s’il le faut : a) Les joueuses ont gagnées. b) La pluie a cessé. c) Mes amies ont dansées longtemps.',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer: 'a) Les joueuses ont gagné. b) Juste. c) Mes amies ont dansé longtemps.',
      points: ['a corrigé', 'b laissé', 'c corrigé'],
    },
    groupWork:
      'Entourez l’auxiliaire de chaque phrase de {extra} avant toute décision. Dans {core}, écrivez au-dessus : ÊTRE ou AVOIR.',
  },
  {
    key: 'object-after',
    wrong: 'Avec « avoir », le participe s’accorde avec le complément, où qu’il soit.',
    right: 'Il s’accorde seulement si le complément d’objet direct est placé avant.',
    probe: 'J’ai acheté deux tartes. Combien de lettres dois-je ajouter à « acheté » ?',
    wrongAnswer: 'Deux, e et s, à cause des deux tartes.',
    reply: 'Où sont les tartes dans la phrase ? Pensez à l’emballeur : avait-il déjà l’objet en main ?',
    extra: {
      prompt:
        'Soulignez le complément d’objet direct, dites s’il est avant ou après, et accordez : a) Nous avons (visiter) trois villes. b) Les villes que nous avons (visiter) étaient belles. c) Cette ville, nous l’avons (visiter).',
      objective: 3,
      lines: 3,
      minutes: 5,
      answer:
        'a) « trois villes », après : visité. b) « que », avant : visitées. c) « l’ », avant : visitée.',
      points: ['les trois compléments', 'avant ou après', 'les trois participes'],
    },
    groupWork:
      'Écrivez les mots de {extra} sur des bandes de papier et déplacez le complément. Dans {core}, tracez une flèche du complément vers le verbe.',
  },
  {
    key: 'er-or-e',
    wrong: 'Quand on entend é, on peut écrire é ou er.',
    right: '« Vendu » est possible : é. « Vendre » est possible : er.',
    probe: 'Il faut (ranger) la chambre. Comment écrit-on la fin du verbe, et comment le savez-vous ?',
    wrongAnswer: '« rangé », parce qu’on entend é.',
    reply: 'Remplacez par « vendre » : dit-on « il faut vendu » ou « il faut vendre » ?',
    extra: {
      prompt:
        'Écrivez é ou er : a) Il a oubli… son sac. b) Tu vas oubli… ton sac. c) Pour gagn…, il faut s’entraîn… d) Elle a gagn…',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: 'a) oublié, b) oublier, c) gagner, s’entraîner, d) gagné.',
      points: ['les deux participes', 'les trois infinitifs'],
    },
    groupWork:
      'Dites chaque phrase de {extra} à voix haute avec « vendre » ou « vendu ». Gardez cette astuce pour {core}.',
  },
]
