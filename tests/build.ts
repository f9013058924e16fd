import { buildIfStale } from '../bin/build.mjs'

/** Builds the current sources, because functional tests start the production build. */
export default async function build() {
  if (!(await buildIfStale())) throw new Error('The build failed: the reason stands above')
}
