import * as migration_20261121_121902_initial from './20261121_121902_initial';
import * as migration_20261121_165338_pages from './20261121_165338_pages';
import * as migration_20261122_005528_sizes from './20261122_005528_sizes';
import * as migration_20261122_012351_lists from './20261122_012351_lists';
import * as migration_20261122_041408_avif from './20261122_041408_avif';
import * as migration_20261122_051850_letter_and_measuring from './20261122_051850_letter_and_measuring';
import * as migration_20261122_131054_cover_width from './20261122_131054_cover_width';
import * as migration_20261123_214230_sign_in_attempts from './20261123_214230_sign_in_attempts';
import * as migration_20261123_222855_locks_of_pages from './20261123_222855_locks_of_pages';
import * as migration_20261124_204750_anciens_numeros from './20261124_204750_anciens_numeros';
import * as migration_20261125_064833_brouillons from './20261125_064833_brouillons';
import * as migration_20261125_103241_numeros_brouillons from './20261125_103241_numeros_brouillons';
import * as migration_20261125_121458_journal_comptes_images from './20261125_121458_journal_comptes_images';
import * as migration_20261125_144749_lectures from './20261125_144749_lectures';
import * as migration_20261125_150000_recherche from './20261125_150000_recherche';
import * as migration_20261125_185114_sauvegarde from './20261125_185114_sauvegarde';
import * as migration_20261126_020000_recherche_par_date from './20261126_020000_recherche_par_date';
import * as migration_20261126_193551_sessions from './20261126_193551_sessions';
import * as migration_20261126_202902_jpeg_size from './20261126_202902_jpeg_size';
import * as migration_20261127_074049_confirmation from './20261127_074049_confirmation';
import * as migration_20261127_080252_corbeille from './20261127_080252_corbeille';

export const migrations = [
  {
    up: migration_20261121_121902_initial.up,
    down: migration_20261121_121902_initial.down,
    name: '20261121_121902_initial',
  },
  {
    up: migration_20261121_165338_pages.up,
    down: migration_20261121_165338_pages.down,
    name: '20261121_165338_pages',
  },
  {
    up: migration_20261122_005528_sizes.up,
    down: migration_20261122_005528_sizes.down,
    name: '20261122_005528_sizes',
  },
  {
    up: migration_20261122_012351_lists.up,
    down: migration_20261122_012351_lists.down,
    name: '20261122_012351_lists',
  },
  {
    up: migration_20261122_041408_avif.up,
    down: migration_20261122_041408_avif.down,
    name: '20261122_041408_avif',
  },
  {
    up: migration_20261122_051850_letter_and_measuring.up,
    down: migration_20261122_051850_letter_and_measuring.down,
    name: '20261122_051850_letter_and_measuring',
  },
  {
    up: migration_20261122_131054_cover_width.up,
    down: migration_20261122_131054_cover_width.down,
    name: '20261122_131054_cover_width',
  },
  {
    up: migration_20261123_214230_sign_in_attempts.up,
    down: migration_20261123_214230_sign_in_attempts.down,
    name: '20261123_214230_sign_in_attempts',
  },
  {
    up: migration_20261123_222855_locks_of_pages.up,
    down: migration_20261123_222855_locks_of_pages.down,
    name: '20261123_222855_locks_of_pages',
  },
  {
    up: migration_20261124_204750_anciens_numeros.up,
    down: migration_20261124_204750_anciens_numeros.down,
    name: '20261124_204750_anciens_numeros',
  },
  {
    up: migration_20261125_064833_brouillons.up,
    down: migration_20261125_064833_brouillons.down,
    name: '20261125_064833_brouillons',
  },
  {
    up: migration_20261125_103241_numeros_brouillons.up,
    down: migration_20261125_103241_numeros_brouillons.down,
    name: '20261125_103241_numeros_brouillons',
  },
  {
    up: migration_20261125_121458_journal_comptes_images.up,
    down: migration_20261125_121458_journal_comptes_images.down,
    name: '20261125_121458_journal_comptes_images',
  },
  {
    up: migration_20261125_144749_lectures.up,
    down: migration_20261125_144749_lectures.down,
    name: '20261125_144749_lectures',
  },
  {
    up: migration_20261125_150000_recherche.up,
    down: migration_20261125_150000_recherche.down,
    name: '20261125_150000_recherche',
  },
  {
    up: migration_20261125_185114_sauvegarde.up,
    down: migration_20261125_185114_sauvegarde.down,
    name: '20261125_185114_sauvegarde',
  },
  {
    up: migration_20261126_020000_recherche_par_date.up,
    down: migration_20261126_020000_recherche_par_date.down,
    name: '20261126_020000_recherche_par_date',
  },
  {
    up: migration_20261126_193551_sessions.up,
    down: migration_20261126_193551_sessions.down,
    name: '20261126_193551_sessions',
  },
  {
    up: migration_20261126_202902_jpeg_size.up,
    down: migration_20261126_202902_jpeg_size.down,
    name: '20261126_202902_jpeg_size',
  },
  {
    up: migration_20261127_074049_confirmation.up,
    down: migration_20261127_074049_confirmation.down,
    name: '20261127_074049_confirmation',
  },
  {
    up: migration_20261127_080252_corbeille.up,
    down: migration_20261127_080252_corbeille.down,
    name: '20261127_080252_corbeille',
  }
];
