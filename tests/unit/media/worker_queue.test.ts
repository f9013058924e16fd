import { expect, test } from 'vitest'
import { UnavailableException } from '#database/unavailable_exception'
import type { WorkerProcess } from '#media/workers/worker_process'
import { createWorkerQueue } from '#media/workers/worker_queue'

/** A worker process whose end the test controls. */
function givenProcess() {
  const begun: string[] = []
  const done: ((content: Buffer) => void)[] = []
  const worker = {
    run: ({ name }: { name: string }) => {
      begun.push(name)
      return new Promise<Buffer>((resolve) => done.push(resolve))
    },
  } as unknown as WorkerProcess<{ name: string }>
  const make = createWorkerQueue(worker)
  return {
    begun,
    make: (name: string, isUrgent = false) => make(name, { name }, { isUrgent }),
    finish: () => done.at(-1)?.(Buffer.from('made')),
  }
}

test('files are made one after the other, each once', async () => {
  const { begun, make, finish } = givenProcess()
  const asked = ['a', 'b', 'a'].map((name) => make(name))
  await expect.poll(() => begun).toEqual(['a'])
  finish()
  await expect.poll(() => begun).toEqual(['a', 'b'])
  finish()
  expect((await Promise.all(asked)).map(String)).toEqual(['made', 'made', 'made'])
})

test('a file of an answer that has been begun goes before those that wait', async () => {
  const { begun, make, finish } = givenProcess()
  for (const name of ['a', 'b']) void make(name)
  void make('begun', true)
  finish()
  await expect.poll(() => begun).toEqual(['a', 'begun'])
})

test('a job that would wait behind too many others is refused at once', async () => {
  const { begun, make } = givenProcess()
  const asked = Array.from({ length: 200 }, (_, number) => make(String(number)))
  const outcomes = await Promise.race([Promise.allSettled(asked), Promise.allSettled([asked[199]])])
  expect(outcomes).toMatchObject([{ status: 'rejected', reason: expect.any(UnavailableException) }])
  await expect.poll(() => begun).toEqual(['0'])
  void make('begun', true)
})
