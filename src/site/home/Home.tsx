import { Layout } from '../layout/Layout';

import { Checks } from './Checks';
import { Closing, Plans } from './Closing';
import { Hero } from './Hero';
import { Sample } from './Sample';
import { Verdicts } from './Verdicts';

export function Home() {
  return (
    <Layout>
      <Hero />
      <Sample />
      <Verdicts />
      <Checks />
      <Plans />
      <Closing />
    </Layout>
  );
}
