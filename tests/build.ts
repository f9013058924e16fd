import { buildIfStale } from '../bin/build.mjs'

/** Functional tests start the production build of the present sources. */
export default async function build() {
  if (!(await buildIfStale())) throw new Error('The build failed: the reason stands above')
}
