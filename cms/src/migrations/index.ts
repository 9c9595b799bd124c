import * as migration_20261121_120828_initial from './20261121_120828_initial';

export const migrations = [
  {
    up: migration_20261121_120828_initial.up,
    down: migration_20261121_120828_initial.down,
    name: '20261121_120828_initial'
  },
];
